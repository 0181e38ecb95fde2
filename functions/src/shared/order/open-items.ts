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

/** What was sent to a customer whose invoices are collected, and waits for one: GET /api/cash/to-collect. */
export interface ToCollect {
  customerId: string;
  name: string;
  orders: number;
  cents: number;
  currency: string;
}

/** The invoice that was written; '' where nothing waited any more. */
export interface CollectedInvoice {
  number: string;
  /** Whether more orders wait than one invoice takes. */
  isMore: boolean;
}

/** The most orders of a collected invoice. */
export const mostCollected = 50;

export interface RemindedOrders {
  reminded: string[];
  /** Those of which no reminder went, each with why: 'paid', 'not-due', 'too-soon' or 'last'. */
  refused: { orderId: string; why: string }[];
}
