import { isCoverImage } from '../shared/cover.ts';

/** Where the covers lie in the bucket. */
export const coverFolder = 'books/';

/** The longest name that Storage gives a file, in bytes of UTF-8. */
const longestName = 1024;

/** Whether a file of this name can lie in the books folder. */
export function isCoverFileName(text: string): boolean {
  return isCoverImage(text) && !text.includes('/') && Buffer.byteLength(coverFolder + text) <= longestName;
}

/** The kinds of pictures that a cover can be, by the endings of their names. */
const typesByEnding = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

/** The content type of a picture that a cover can be. */
export type CoverType = (typeof typesByEnding)[keyof typeof typesByEnding];

export const coverTypes: readonly CoverType[] = Object.values(typesByEnding);

/** What a file claims to be by its name: 'emma.480w.avif' → 'image/avif'; undefined when it is no cover's name. */
export function coverTypeOf(fileName: string): CoverType | undefined {
  const ending = /^[^/]+\.([a-z]+)$/is.exec(fileName)?.[1]?.toLowerCase();
  return Object.entries(typesByEnding).find(([known]) => known === ending)?.[1];
}

/** A cover is stored in two widths; either name gives both: 'emma.480w.avif' → […'emma.240w.avif']. */
export function coverPair(fileName: string): string[] {
  const [, stem, extension] = /^(.+)\.(?:480|240)w\.([a-z]+)$/s.exec(fileName) ?? [];
  return stem && extension ? [480, 240].map((width) => `${stem}.${width}w.${extension}`) : [fileName];
}

function decodedPath(address: string): string {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The files of the books folder that a book's `coverImage` may show: a plain name is one, and so is whatever follows
 * 'books/' in an https address, since a bucket is reached by many hosts. Too many files rather than too few.
 */
export function coverFilesOf(coverImage: string): string[] {
  if (!/^https:\/\//i.test(coverImage)) return coverImage === '' ? [] : [coverImage];
  if (!URL.canParse(coverImage)) return [];
  const path = decodedPath(coverImage);
  return [...path.matchAll(/(?<=\/)books\//g)]
    .map(({ index }) => path.slice(index + coverFolder.length))
    .filter((name) => name !== '');
}
