import { type InferType, number, object, string } from 'yup';

/** The offer of an order, beside the discount that says what it took off. */
export const orderOfferSchema = object({
  id: string().required(),
  /** Of its discount; left out where its delivery is free. */
  number: number(),
  fromCents: number().default(0),
  /** What the delivery would have cost that is free by it. */
  deliveryCents: number(),
  /** When it was taken back, since it was not met any more: an ISO instant. */
  notMetAt: string(),
})
  .optional()
  .default(undefined);

export type OrderOffer = NonNullable<InferType<typeof orderOfferSchema>>;
