/** In Storage. */
export const coverFolder = 'books/';

/** In bytes; storage.rules has the same limit. */
export const coverMaxBytes = 5 * 1024 * 1024;

/** In pixels: 'emma.480w.avif' and so on. New uploads and older covers lack the middle one. */
export const coverWidths = [480, 360, 240] as const;
export const uploadWidths = [480, 240] as const;

/** Marks a cover that has all widths: 'emma.3.480w.avif'. */
const allWidths = '.3';

/** By the ending of the name; storage.rules has the same list. */
export const coverTypesByEnding = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type CoverType = (typeof coverTypesByEnding)[keyof typeof coverTypesByEnding];

export const coverTypes: readonly CoverType[] = [...new Set(Object.values(coverTypesByEnding))];

const fileName = /^[^\\/:*?"<>|\p{Cc}]+$/u;

/** '', a plain file name, or an absolute https address. */
export function isCoverImage(cover: string): boolean {
  if (cover === '') return true;
  if (isCoverAddress(cover)) return URL.canParse(cover);
  return fileName.test(cover) && cover !== '.' && cover !== '..';
}

export function isCoverAddress(cover: string): boolean {
  return /^https:\/\//i.test(cover);
}

/** ('emma', 480, 'avif') → 'emma.480w.avif'. */
export function coverFileName(stem: string, width: number, ending: string): string {
  return `${stem}.${width}w.${ending}`;
}

export const coverFileNames = (stem: string, ending: string): string[] =>
  coverWidths.map((width) => coverFileName(stem + allWidths, width, ending));

/** Largest first, by one of their names; a name without a width is alone. */
export function coverSet(name: string): string[] {
  const [, stem, ending] =
    new RegExp(`^(.+)\\.(?:${coverWidths.join('|')})w\\.([a-z]+)$`, 's').exec(name) ?? [];
  if (!stem || !ending) return [name];
  const widths = stem.endsWith(allWidths) ? coverWidths : uploadWidths;
  return widths.map((width) => coverFileName(stem, width, ending));
}

/** A cover at an address, or one that a person uploaded, has no files made by the shop yet. */
export const isToBeCopied = (cover: string): boolean =>
  isCoverAddress(cover) || (cover !== '' && !/\.avif$/i.test(cover));

/** At the shop's own address, to which the browser is connected already. */
export function coverFileAddress(fileName: string): string {
  return `/api/covers/${encodeURIComponent(fileName)}`;
}

/**
 * The absolute address of a picture in a format that every site can show: the shop's own, or the drawn cover of a book
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

/** For readers who load nothing from other hosts: a cover from another address is replaced by the drawn one. */
export function ownPictureAddress(
  shop: string,
  { _id, coverImage }: { _id: string; coverImage: string },
): string {
  return sharedPictureAddress(shop, { _id, coverImage: isCoverAddress(coverImage) ? '' : coverImage });
}

/** Of the largest one where there are several; undefined when there is none. */
export function coverAddress(coverImage: string): string | undefined {
  if (coverImage === '' || !isCoverImage(coverImage)) return undefined;
  if (/^https:/i.test(coverImage)) return coverImage;
  const [largest = coverImage] = coverSet(coverImage);
  return coverFileAddress(largest);
}
