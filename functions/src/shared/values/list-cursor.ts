// Without yup, which the home page does not load.

/** In UTF-16 units. */
export const longestId = 128;

/** The database refuses slashes, dots alone and `__…__`. */
export function isStoredId(text: string): boolean {
  return (
    text !== '' && text.length <= longestId && text.isWellFormed() && !/[/\0]|^\.\.?$|^__.*__$/su.test(text)
  );
}

/** The last document that the caller has, after which the list goes on. */
interface ListCursor {
  createdAt: Date;
  id: string;
}

/** The `after` of the next query, newest first: `<createdAt>_<id>`. */
export function cursorAfter({ createdAt, _id }: { createdAt: string; _id: string }): string {
  return `${createdAt}_${_id}`;
}

/** undefined for any text that {@link cursorAfter} did not write. */
export function parseCursor(text: string): ListCursor | undefined {
  // The database's time begins with the year 1.
  const [, instant = '', id = ''] =
    /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/su.exec(text) ?? [];
  const createdAt = new Date(instant);
  return Number.isNaN(createdAt.getTime()) || !isStoredId(id) ? undefined : { createdAt, id };
}
