import { coverFolder, coverPair, coverWidths, isCoverImage } from '@bookstore/functions/shared/cover';
import { firebaseConfig, storageOrigin } from '#config/env.ts';

const folder = `${storageOrigin}/v0/b/${firebaseConfig.storageBucket}/o/${encodeURIComponent(coverFolder)}`;

const addressOf = (fileName: string) => `${folder}${encodeURIComponent(fileName)}?alt=media`;

/** Where a cover's picture is; `srcSet` when there is a small one too. */
export interface CoverPicture {
  src: string;
  srcSet?: string;
}

/**
 * Turns a book's `coverImage` into an address, without asking the server: an https address stays, a file name lies
 * in the books folder of Storage, and what is neither has no picture.
 */
export function coverPicture(coverImage: string | undefined): CoverPicture | undefined {
  if (!coverImage || !isCoverImage(coverImage)) return undefined;
  if (/^https:/i.test(coverImage)) return { src: coverImage };
  const [large = coverImage, small] = coverPair(coverImage);
  if (!small) return { src: addressOf(large) };
  return {
    src: addressOf(large),
    srcSet: `${addressOf(small)} ${coverWidths.small}w, ${addressOf(large)} ${coverWidths.large}w`,
  };
}
