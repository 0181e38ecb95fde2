import { array, type InferType, object, string } from 'yup';
import { t } from '../words/words.ts';
import { isOrderId } from './order-id.ts';
import { ordersTogether } from './order-limits.ts';

/** Open on account. */
export const mostOpenItems = 500;

/** POST /api/open-items/reminders. */
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

/** GET /api/cash/to-collect: sent, and waiting for the customer's collective invoice. */
export interface ToCollect {
  customerId: string;
  name: string;
  orders: number;
  cents: number;
  currency: string;
}

/** '' when nothing was waiting any more. */
export interface CollectedInvoice {
  number: string;
  /** More orders wait than fit on one invoice. */
  isMore: boolean;
}

/** Per collective invoice. */
export const mostCollected = 50;

export interface RemindedOrders {
  reminded: string[];
  /** `why`: 'paid', 'not-due', 'too-soon' or 'last'. */
  refused: { orderId: string; why: string }[];
}
