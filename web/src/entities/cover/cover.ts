import { coverAddress, coverFileAddress, coverSet } from '@bookstore/functions/shared/book/cover';
import { t } from '@bookstore/functions/shared/words/words';

/** `srcSet` when there are smaller files, too. */
interface CoverPicture {
  src: string;
  srcSet?: string;
}

/** 'emma.480w.avif' → '480w' */
const widthIn = (file: string) => /\.(\d+w)\.[^.]*$/.exec(file)?.[1];

/**
 * Without asking the server: an https address stays, a file name lies in the books folder of Storage, any other text
 * has no picture.
 */
export function coverPicture(coverImage: string | undefined): CoverPicture | undefined {
  const src = coverAddress(coverImage ?? '');
  if (!coverImage || !src) return undefined;
  if (src === coverImage) return { src };
  const files = coverSet(coverImage);
  if (files.length === 1) return { src };
  const sources = files.map((file) => `${coverFileAddress(file)} ${widthIn(file)}`);
  return { src, srcSet: sources.reverse().join(', ') };
}

/** The accessible name of a cover, also of a link that holds only the cover. */
export function coverName({ title }: { title: string }): string {
  return t('Cover of {title}', { title });
}
