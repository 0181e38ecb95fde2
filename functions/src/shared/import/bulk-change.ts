import { boolean, type InferType, number, object, string } from 'yup';
import { categories, categoryLabel } from '../book/category.ts';
import { formatPrice, toCents } from '../values/money.ts';
import { highestPrice } from '../values/price.ts';
import { keyGuard } from '../values/table-keys.ts';

/** The kinds of bulk changes, and the field that goes with each. */
const bulkKinds = {
  percent: { field: 'percent' },
  amount: { field: 'amount' },
  category: { field: 'category' },
  trending: { field: 'trending' },
  delete: { field: undefined },
} as const;

const isBulkKind = keyGuard(bulkKinds);

/** By how much a price may change, in percent. */
export const percentLimits = { lowest: -99, highest: 900 };

const lowestCents = 1;
const highestCents = toCents(highestPrice);

const hundredths = (given: number | undefined) =>
  given === undefined || (Math.round(given * 100) / 100 === given && !Object.is(given, -0));

const change = (label: string) =>
  number()
    .label(label)
    .typeError(`${label} must be a number`)
    .test('hundredths', `${label} must have at most two decimals`, hundredths)
    .test('some', `${label} must not be 0`, (given) => given !== 0);

/** A change of many books: its kind, and the one field that goes with that. */
export const bulkChangeSchema = object({
  kind: string()
    .label('Kind')
    .required()
    .oneOf(Object.keys(bulkKinds), `Kind must be one of ${Object.keys(bulkKinds).join(', ')}`),
  /** How much of the price is added or, below 0, taken off. */
  percent: change('Percent')
    .min(percentLimits.lowest, `Percent must be at least ${percentLimits.lowest}`)
    .max(percentLimits.highest, `Percent must be at most ${percentLimits.highest}`),
  /** Dollars that are added or, below 0, taken off. */
  amount: change('Amount')
    .min(-highestPrice, `Amount must be at least ${-highestPrice}`)
    .max(highestPrice, `Amount must be at most ${highestPrice}`),
  category: string().label('Category').oneOf(categories, 'Category must be one of the list'),
  trending: boolean().label('Trending'),
})
  .noUnknown()
  .test('fields', 'Send what goes with the kind, and nothing else', ({ kind, ...fields }) => {
    const wanted = isBulkKind(kind) ? bulkKinds[kind].field : undefined;
    const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return given.join() === (wanted ?? '');
  });

export type BulkChange = InferType<typeof bulkChangeSchema>;

/** A price in cents after a change: half a cent is rounded up, and the price stays within the shop's limits. */
export function changedCents(
  cents: number,
  { percent, amount }: Pick<BulkChange, 'percent' | 'amount'>,
): number {
  // In hundredths of a percent, so that nothing but whole numbers is multiplied.
  const share = 10_000 + Math.round((percent ?? 0) * 100);
  const changed = Math.round((cents * share) / 10_000) + toCents(amount ?? 0);
  return Math.min(Math.max(changed, lowestCents), highestCents);
}

function signed(value: number, text: string): string {
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** A change in a few words: 'Price +10 %', 'Category Horror'. */
export function bulkTitle({ kind, percent = 0, amount = 0, category, trending }: BulkChange): string {
  if (kind === 'percent') return `Price ${signed(percent, `${Math.abs(percent)} %`)}`;
  if (kind === 'amount') return `Price ${signed(amount, formatPrice(Math.abs(amount)))}`;
  if (kind === 'category') return `Category ${categoryLabel(category ?? '')}`;
  if (kind === 'trending') return trending ? 'Trending on' : 'Trending off';
  return 'Delete';
}
