import { array, object, string } from 'yup';
import { readFields } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { coverMaxBytes } from './cover.ts';

/** Why the picture of an address could not be copied, as people of the dashboard read it. */
export const coverProblems = {
  refused: t('The shop copies from public https addresses alone.'),
  unreachable: t('The address does not answer with a picture.'),
  'no-picture': t('What the address answers is no PNG, JPEG, WebP or AVIF picture.'),
  'too-large': t('The picture is larger than {megabytes} MB.', { megabytes: coverMaxBytes / 1024 / 1024 }),
} as const;

export type CoverProblem = keyof typeof coverProblems;

/** Where a book's cover was copied from, or why it stays at its address: fields of its document that no answer has. */
const coverCopySchema = object({
  coverSource: string(),
  /** The inside pictures that were copied. */
  pictureSources: array(
    object({ address: string().required(), file: string().required() }).required(),
  ).optional(),
  coverProblem: string<CoverProblem>().oneOf(['refused', 'unreachable', 'no-picture', 'too-large']),
});

export function readCoverCopy(document: Readonly<Record<string, unknown>>) {
  return readFields(coverCopySchema, document);
}

/** What of a book is copied from addresses, as it was read of its document. */
export type CoverCopy = ReturnType<typeof readCoverCopy>;

/** Inside pictures with the copies in the place of the addresses that the shop has copied. */
export const withCopies = (pictures: readonly string[], { pictureSources = [] }: CoverCopy): string[] =>
  pictures.map((one) => pictureSources.find(({ address }) => address === one)?.file ?? one);
