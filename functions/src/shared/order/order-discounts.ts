import { array, type InferType, number, object, string } from 'yup';

const storedDiscountSchema = object({
  number: number().integer().min(1).required(),
  cents: number(),
  basisPoints: number(),
  reason: string().required(),
  /** Missing means all lines. */
  bookIds: array(string().required()),
  /** Of an offer: what it took off each line, which goes and comes back with that line. */
  parts: array(object({ id: string().required(), cents: number().required() })).default(undefined),
  /** ISO instants. */
  at: string().required(),
  takenBackAt: string(),
});

/** By the desk or by an offer; the desk may have taken it back. */
export type Discount = InferType<typeof storedDiscountSchema>;

/** Missing in an order that never had one. */
export const discountsSchema = array(storedDiscountSchema);
