import { boolean, type InferType, number, object, string } from 'yup';
import { categorySchema } from '../book/category-schema.ts';
import { type Genre, genreLabel } from '../genre/genres.ts';
import type { Money } from '../values/money.ts';
import { decimalsWords, moneyIn } from '../values/price.ts';
import { keyGuard } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

/** Each kind with the field that goes with it. */
const bulkKinds = {
  percent: { field: 'percent' },
  amount: { field: 'amount' },
  category: { field: 'category' },
  merge: { field: 'category' },
  trending: { field: 'trending' },
  delete: { field: undefined },
} as const;

const isBulkKind = keyGuard(bulkKinds);

export const percentLimits = { lowest: -99, highest: 900 };

const lowestCents = 1;

const hundredths = (given: number | undefined) =>
  given === undefined || (Math.round(given * 100) / 100 === given && !Object.is(given, -0));

const change = (label: string) =>
  number()
    .label(label)
    .typeError(t('{label} must be a number', { label }))
    .test('some', t('{label} must not be 0', { label }), (given) => given !== 0);

/** A kind, and the one field that goes with it. */
export const bulkChangeSchema = object({
  kind: string()
    .label(t('Kind'))
    .required()
    .oneOf(
      Object.keys(bulkKinds),
      t('Kind must be one of {names}', { names: Object.keys(bulkKinds).join(', ') }),
    ),
  /** Negative lowers the price. */
  percent: change(t('Percent'))
    .test('hundredths', t('Percent must have at most two decimals'), hundredths)
    .min(percentLimits.lowest, t('Percent must be at least {least}', { least: percentLimits.lowest }))
    .max(percentLimits.highest, t('Percent must be at most {most}', { most: percentLimits.highest })),
  /** Negative lowers the price. */
  amount: change(t('Amount'))
    .test('cents', (amount, { options, createError }) => {
      const money = moneyIn(options.context);
      const isExact = amount === undefined || (money.isExact(amount) && !Object.is(amount, -0));
      return (
        isExact ||
        createError({ message: t('Amount must have {decimals}', { decimals: decimalsWords(money) }) })
      );
    })
    .test('highest', (amount = 0, { options, createError }) => {
      const { highestPrice } = moneyIn(options.context);
      if (Math.abs(amount) <= highestPrice) return true;
      const message =
        amount < 0
          ? t('Amount must be at least {least}', { least: -highestPrice })
          : t('Amount must be at most {most}', { most: highestPrice });
      return createError({ message });
    }),
  category: categorySchema(),
  trending: boolean().label(t('Trending')),
})
  .noUnknown()
  .test('fields', t('Send what goes with the kind, and nothing else'), ({ kind, ...fields }) => {
    const wanted = isBulkKind(kind) ? bulkKinds[kind].field : undefined;
    const given = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    return given.join() === (wanted ?? '');
  });

export type BulkChange = InferType<typeof bulkChangeSchema>;

/** In cents: half a cent is rounded up, within the shop's price limits. */
export function changedCents(
  cents: number,
  { percent, amount }: Pick<BulkChange, 'percent' | 'amount'>,
  money: Money,
): number {
  // In hundredths of a percent, to multiply whole numbers only.
  const share = 10_000 + Math.round((percent ?? 0) * 100);
  const changed = Math.round((cents * share) / 10_000) + money.toCents(amount ?? 0);
  return Math.min(Math.max(changed, lowestCents), money.toCents(money.highestPrice));
}

function signed(value: number, text: string): string {
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** 'Price +10 %', 'Category Horror', 'Merge Horror into Fiction'. @param from the genre that is merged */
export function bulkTitle(
  { kind, percent = 0, amount = 0, category = '', trending }: BulkChange,
  { genres, money }: { genres: readonly Genre[]; money: Money },
  from = '',
): string {
  if (kind === 'percent') return t('Price {change}', { change: signed(percent, `${Math.abs(percent)} %`) });
  if (kind === 'amount')
    return t('Price {change}', { change: signed(amount, money.price(Math.abs(amount))) });
  if (kind === 'category') return t('Category {genre}', { genre: genreLabel(genres, category) });
  if (kind === 'merge')
    return t('Merge {from} into {into}', {
      from: genreLabel(genres, from),
      into: genreLabel(genres, category),
    });
  if (kind === 'trending') return trending ? t('Trending on') : t('Trending off');
  return t('Delete');
}
