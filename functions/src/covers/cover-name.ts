import { type CoverType, coverFolder, coverTypesByEnding, isCoverImage } from '../shared/book/cover.ts';

/** Storage's limit, in bytes of UTF-8. */
const longestName = 1024;

export function isCoverFileName(text: string): boolean {
  return isCoverImage(text) && !text.includes('/') && Buffer.byteLength(coverFolder + text) <= longestName;
}

/** 'emma.480w.avif' → 'image/avif'; undefined when it is no cover's name. */
export function coverTypeOf(fileName: string): CoverType | undefined {
  const ending = /^[^/]+\.([a-z]+)$/is.exec(fileName)?.[1]?.toLowerCase();
  return Object.entries(coverTypesByEnding).find(([one]) => one === ending)?.[1];
}
