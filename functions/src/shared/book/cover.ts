/** The folder of Storage in which the covers lie. */
export const coverFolder = 'books/';

/** The largest picture that the shop takes as a cover, in bytes; storage.rules says the same. */
export const coverMaxBytes = 5 * 1024 * 1024;

/**
 * The widths, in pixels, in which the shop stores a cover, the largest first: 'emma.480w.avif' and so on. An upload lacks the
 * one in the middle, and so does what was stored before there was one.
 */
export const coverWidths = [480, 360, 240] as const;
export const uploadWidths = [480, 240] as const;

/** Says in the name of a cover that it has all widths: 'emma.3.480w.avif'. */
const allWidths = '.3';

/** The kinds of pictures that a cover can be, by the endings of their names; storage.rules says the same. */
export const coverTypesByEnding = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** The content type of a picture that a cover can be. */
export type CoverType = (typeof coverTypesByEnding)[keyof typeof coverTypesByEnding];

export const coverTypes: readonly CoverType[] = [...new Set(Object.values(coverTypesByEnding))];

const fileName = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/** Whether a text can stand as a book's cover: '', a plain file name, or an absolute https address. */
export function isCoverImage(cover: string): boolean {
  if (cover === '') return true;
  if (isCoverAddress(cover)) return URL.canParse(cover);
  return fileName.test(cover) && cover !== '.' && cover !== '..';
}

/** Whether a cover is an address, and not the name of a file in the books folder. */
export function isCoverAddress(cover: string): boolean {
  return /^https:\/\//i.test(cover);
}

/** The name of a cover's file of one width: ('emma', 480, 'avif') → 'emma.480w.avif'. */
export function coverFileName(stem: string, width: number, ending: string): string {
  return `${stem}.${width}w.${ending}`;
}

/** The names of the files of a cover in all widths. */
export const coverFileNames = (stem: string, ending: string): string[] =>
  coverWidths.map((width) => coverFileName(stem + allWidths, width, ending));

/** All files of a cover, the largest first, by one of their names; a name without a width is alone. */
export function coverSet(name: string): string[] {
  const [, stem, ending] =
    new RegExp(`^(.+)\\.(?:${coverWidths.join('|')})w\\.([a-z]+)$`, 's').exec(name) ?? [];
  if (!stem || !ending) return [name];
  const widths = stem.endsWith(allWidths) ? coverWidths : uploadWidths;
  return widths.map((width) => coverFileName(stem, width, ending));
}

/** Whether the shop has yet to make its own files of a cover: of one at an address, or of what a person has uploaded. */
export const isToBeCopied = (cover: string): boolean =>
  isCoverAddress(cover) || (cover !== '' && !/\.avif$/i.test(cover));

/** Where a page of the shop finds a picture of its own: at the shop's address, to which the browser is connected already. */
export function coverFileAddress(fileName: string): string {
  return `/api/covers/${encodeURIComponent(fileName)}`;
}

/**
 * The whole address of a book's picture in a format that every site can show: the shop's own, or the drawn cover of a book
 * without one, as a JPEG.
 * @param shop the shop's address, without a slash at the end
 */
export function sharedPictureAddress(
  shop: string,
  { _id, coverImage }: { _id: string; coverImage: string },
): string {
  if (coverImage === '' || !isCoverImage(coverImage)) {
    return `${shop}/api/books/${encodeURIComponent(_id)}/drawn-cover`;
  }
  if (/^https:/i.test(coverImage)) return coverImage;
  return `${shop}/api/covers/${encodeURIComponent(coverSet(coverImage)[0] ?? coverImage)}/preview`;
}

/** The same on the shop's own address alone, for readers who load nothing from elsewhere: it draws the cover of another address. */
export function ownPictureAddress(
  shop: string,
  { _id, coverImage }: { _id: string; coverImage: string },
): string {
  return sharedPictureAddress(shop, { _id, coverImage: isCoverAddress(coverImage) ? '' : coverImage });
}

/** The address of a book's picture, of the largest one where there are several; undefined when it has none. */
export function coverAddress(coverImage: string): string | undefined {
  if (coverImage === '' || !isCoverImage(coverImage)) return undefined;
  if (/^https:/i.test(coverImage)) return coverImage;
  const [largest = coverImage] = coverSet(coverImage);
  return coverFileAddress(largest);
}
