import {
  coverAddress,
  coverFileAddress,
  coverPair,
  coverWidths,
} from '@bookstore/functions/shared/book/cover';
import { t } from '@bookstore/functions/shared/words/words';

/** Where a cover's picture is; `srcSet` when there is a small one too. */
export interface CoverPicture {
  src: string;
  srcSet?: string;
}

/**
 * Turns a book's `coverImage` into an address, without asking the server: an https address stays, a file name lies in
 * the books folder of Storage, and any other text has no picture.
 */
export function coverPicture(coverImage: string | undefined): CoverPicture | undefined {
  const src = coverAddress(coverImage ?? '');
  if (!coverImage || !src) return undefined;
  if (src === coverImage) return { src };
  const [, small] = coverPair(coverImage);
  if (!small) return { src };
  const smallSource = coverFileAddress(small);
  return { src, srcSet: `${smallSource} ${coverWidths.small}w, ${src} ${coverWidths.large}w` };
}

/** The accessible name of a cover, a picture or a drawn one; also of a link that holds only the cover. */
export function coverName({ title }: { title: string }): string {
  return t('Cover of {title}', { title });
}
