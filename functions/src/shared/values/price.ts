import { number } from 'yup';
import { amountProblem, readAmount } from './amount.ts';
import { toCents } from './money.ts';

/** The dearest book that the shop takes, in dollars. */
export const highestPrice = 100_000;

/** A number that is typed as people of any country type it. */
export function amountSchema(label: string) {
  return number()
    .label(label)
    .transform((value, given) => (typeof given === 'string' ? readAmount(given) : value))
    .typeError(({ originalValue }: { originalValue?: unknown }) =>
      typeof originalValue === 'string'
        ? `${label} ${amountProblem(originalValue)}`
        : `${label} must be a number`,
    );
}

/** A price in dollars: finite, from 0 to {@link highestPrice}, with at most two decimals. */
export function priceSchema(label: string) {
  const negative = `${label} must not be negative`;
  return amountSchema(label)
    .min(0, negative)
    .test('sign', negative, (dollars) => !Object.is(dollars, -0))
    .max(highestPrice, `${label} must be at most ${highestPrice}`)
    .test(
      'cents',
      `${label} must have at most two decimals`,
      (dollars) => dollars === undefined || toCents(dollars) / 100 === dollars,
    )
    .required(`${label} is required`);
}
