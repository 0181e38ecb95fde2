import { array, type InferType, object, string } from 'yup';
import { t } from '../words/words.ts';
import { isOrderId } from './order-id.ts';
import { ordersTogether } from './order-limits.ts';

/** The most orders that are listed as open on account. */
export const mostOpenItems = 500;

/** Which orders are reminded of: POST /api/open-items/reminders. */
export const remindSchema = object({
  orderIds: array(
    string()
      .required()
      .test('id', 'orderIds must be ids of orders', (id = '') => isOrderId(id)),
  )
    .label(t('Orders'))
    .required()
    .min(1)
    .max(ordersTogether),
}).noUnknown();

export type RemindRequest = InferType<typeof remindSchema>;

export interface RemindedOrders {
  reminded: string[];
  /** Those of which no reminder went, each with why: 'paid', 'not-due', 'too-soon' or 'last'. */
  refused: { orderId: string; why: string }[];
}
