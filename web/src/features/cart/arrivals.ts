import { booksByIds } from '#entities/book/books-by-ids.ts';

/** Asked for once while the page is open: the shop does not have them any more. */
const unknown = new Set<string>();

/** Those of the books from another device that the shop has, in their order; none where they cannot be asked for now. */
export async function askArrivals(ids: readonly string[]) {
  const asked = ids.filter((id) => !unknown.has(id));
  if (asked.length === 0) return [];
  try {
    const { books } = await booksByIds(asked).queryFn({ signal: new AbortController().signal });
    const found = new Map(books.map((book) => [book._id, book]));
    for (const id of asked) if (!found.has(id)) unknown.add(id);
    return asked.flatMap((id) => found.get(id) ?? []);
  } catch (error) {
    console.warn('The books from another device could not be asked for:', error);
    return [];
  }
}
