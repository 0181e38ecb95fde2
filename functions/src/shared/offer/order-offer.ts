import { type InferType, number, object, string } from 'yup';

/** Beside the discount that says what it took off. */
export const orderOfferSchema = object({
  id: string().required(),
  /** Of its discount; left out where its delivery is free. */
  number: number(),
  fromCents: number().default(0),
  /** What the free delivery would have cost. */
  deliveryCents: number(),
  /** An ISO instant: when it was taken back, since its conditions were not met any more. */
  notMetAt: string(),
})
  .optional()
  .default(undefined);

export type OrderOffer = NonNullable<InferType<typeof orderOfferSchema>>;
