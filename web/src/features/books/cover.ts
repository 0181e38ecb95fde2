import { isCoverImage } from '@bookstore/functions/shared/cover';
import { firebaseConfig, storageOrigin } from '#config/env.ts';

const folder = `${storageOrigin}/v0/b/${firebaseConfig.storageBucket}/o/books%2F`;

/** The widths, in pixels, in which the shop stores a cover; the file name says which one it is. */
export const coverWidths = { small: 240, large: 480 };

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
  const large = addressOf(coverImage);
  if (!coverImage.includes(`.${coverWidths.large}w.`)) return { src: large };
  const small = addressOf(coverImage.replace(`.${coverWidths.large}w.`, `.${coverWidths.small}w.`));
  return { src: large, srcSet: `${small} ${coverWidths.small}w, ${large} ${coverWidths.large}w` };
}
