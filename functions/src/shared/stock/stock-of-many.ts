import { type InferType, number, object, string } from 'yup';
import { bookSelectionSchema } from '../catalogue/book-selection.ts';
import { t } from '../words/words.ts';
import { postingLimits } from './posting.ts';

const manyStockKinds = ['add', 'set'] as const;
export type ManyStockKind = (typeof manyStockKinds)[number];

/** POST /api/stock-changes. A book that was not counted is counted from then on. */
export const manyStocksSchema = object({
  kind: string()
    .label(t('Kind'))
    .oneOf<ManyStockKind>([...manyStockKinds])
    .required(),
  copies: number()
    .label(t('Copies'))
    .typeError(t('Copies must be a number'))
    .required(t('Copies are missing'))
    .integer(t('Copies must be a whole number'))
    .min(0, t('Copies must be at least 0'))
    .max(postingLimits.copies, t('Copies must be at most {most}', { most: postingLimits.copies }))
    .test('sign', t('Copies must not be -0'), (given) => !Object.is(given, -0)),
  selection: bookSelectionSchema.required(),
})
  .noUnknown()
  .test('some', t('Add at least 1 copy'), ({ kind, copies }) => kind !== 'add' || copies !== 0);

export type ManyStocks = InferType<typeof manyStocksSchema>;

/** 'Stock +5', 'Stock set to 0'. */
export function manyStocksTitle({ kind, copies }: Pick<ManyStocks, 'kind' | 'copies'>): string {
  return kind === 'add' ? t('Stock +{copies}', { copies }) : t('Stock set to {copies}', { copies });
}
