import { number, object, string } from 'yup';
import { isDay } from '../shop/shop-day.ts';
import { isObject } from '../values/stored-fields.ts';

const reductionSchema = object({
  cents: number().required().integer().min(0),
  currency: string().required(),
  day: string().required().test('day', isDay),
});

export interface Reduction {
  /** The lowest price of the 30 days before `day`, above the present price. */
  cents: number;
  currency: string;
  day: string;
}

/** Not public: no call answers it. */
export interface Reducible {
  /** Left out where the price is not reduced, or the earlier price is not known. */
  reduction?: Reduction | undefined;
}

/** undefined where there is none, or it is damaged. */
export function readReduction(data: unknown): Reduction | undefined {
  return isObject(data) && reductionSchema.isValidSync(data, { strict: true })
    ? { cents: data.cents, currency: data.currency, day: data.day }
    : undefined;
}
