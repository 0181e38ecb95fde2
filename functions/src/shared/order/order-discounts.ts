import { array, type InferType, number, object, string } from 'yup';

const storedDiscountSchema = object({
  number: number().integer().min(1).required(),
  cents: number(),
  basisPoints: number(),
  reason: string().required(),
  /** The lines that it reduces; all when it does not say. */
  bookIds: array(string().required()),
  /** Of an offer: what it took off each line, with which that goes and comes back. */
  parts: array(object({ id: string().required(), cents: number().required() })).default(undefined),
  /** ISO instants. */
  at: string().required(),
  takenBackAt: string(),
});

/** A reduction of an order's books, by the desk or by an offer, which the desk may have taken back. */
export type Discount = InferType<typeof storedDiscountSchema>;

/** Missing in an order that never had one. */
export const discountsSchema = array(storedDiscountSchema);
