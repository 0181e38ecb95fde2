import { boolean, type InferType, object } from 'yup';
import { linesSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { orderLimits } from './order-limits.ts';

export const giftSchema = object({
  /** Printed on a card of its own, and nowhere else. */
  note: linesSchema().label(t('Gift note')).max(orderLimits.giftNote).default(''),
  isWrapped: boolean().default(false),
  /** On its packing slip. */
  hidesPrices: boolean().default(false),
})
  .noUnknown()
  .default(undefined)
  .optional();

export type Gift = NonNullable<InferType<typeof giftSchema>>;
