import { array, object, string } from 'yup';
import { readFields } from '../values/stored-fields.ts';
import { t } from '../words/words.ts';
import { coverMaxBytes } from './cover.ts';

/** Why a picture could not be copied from its address. */
export const coverProblems = {
  refused: t('The shop copies from public https addresses alone.'),
  unreachable: t('The address does not answer with a picture.'),
  'no-picture': t('What the address answers is no PNG, JPEG, WebP or AVIF picture.'),
  'too-large': t('The picture is larger than {megabytes} MB.', { megabytes: coverMaxBytes / 1024 / 1024 }),
} as const;

export type CoverProblem = keyof typeof coverProblems;

/** Where the cover was copied from, or why it was not: no answer has these fields. */
const coverCopySchema = object({
  coverSource: string(),
  pictureSources: array(
    object({ address: string().required(), file: string().required() }).required(),
  ).optional(),
  coverProblem: string<CoverProblem>().oneOf(['refused', 'unreachable', 'no-picture', 'too-large']),
});

export function readCoverCopy(document: Readonly<Record<string, unknown>>) {
  return readFields(coverCopySchema, document);
}

export type CoverCopy = ReturnType<typeof readCoverCopy>;

export const withCopies = (pictures: readonly string[], { pictureSources = [] }: CoverCopy): string[] =>
  pictures.map((one) => pictureSources.find(({ address }) => address === one)?.file ?? one);
