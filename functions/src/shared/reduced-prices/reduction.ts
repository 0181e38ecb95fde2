import { number, object, string } from 'yup';
import { isDay } from '../shop/shop-day.ts';
import { isObject } from '../values/stored-fields.ts';

const reductionSchema = object({
  cents: number().required().integer().min(0),
  currency: string().required(),
  day: string().required().test('day', isDay),
});

/** What the shop knows of the reduction of a price: from which price, in which currency, and since which day. */
export interface Reduction {
  /** The lowest price of the 30 days before that day, which is above the price of now. */
  cents: number;
  currency: string;
  day: string;
}

/** The shop's own knowledge of a book's price, beside its typed old price. No call answers it. */
export interface Reducible {
  /** Left out where the price is not reduced, or from what is not known. */
  reduction?: Reduction | undefined;
}

/** A stored reduction; undefined where there is none that can be read. */
export function readReduction(data: unknown): Reduction | undefined {
  return isObject(data) && reductionSchema.isValidSync(data, { strict: true })
    ? { cents: data.cents, currency: data.currency, day: data.day }
    : undefined;
}
