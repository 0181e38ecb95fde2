import { array, boolean, type InferType, number, object, string } from 'yup';
import { addDays } from '../shop/shop-day.ts';
import type { OrderInvoice } from './order-invoices.ts';
import { openCents } from './order-totals.ts';
import { type OrderOfVouchers, taxedCents } from './order-vouchers.ts';

export const orderAccountFields = {
  account: object({
    customerId: string().required(),
    termDays: number().required(),
    /** What is sent waits for a collective invoice over several orders. */
    isCollected: boolean(),
  })
    .optional()
    .default(undefined),
  /** Its invoices less what was paid; negative is what the shop owes. */
  accountCents: number(),
  /** Sent, and waiting for a collective invoice. */
  toCollectCents: number(),
  /** Oldest first. */
  reminders: array(
    object({
      day: string().required(),
      by: string().required(),
      /** The number of its message. */
      message: number(),
    }).required(),
  ),
};

/** Each of the three has a text and a fee of its own. */
export const mostReminders = 3;

type AccountFields = {
  [Name in keyof typeof orderAccountFields]: InferType<(typeof orderAccountFields)[Name]>;
};

interface OnAccount extends Partial<AccountFields>, OrderOfVouchers {
  cashCents?: number | undefined;
  invoices?: readonly OrderInvoice[] | undefined;
}

/** undefined for an order that is not on account. */
export function accountCents(order: OnAccount): number | undefined {
  const { account, invoices = [] } = order;
  return account && invoices.reduce((sum, { cents }) => sum + cents, 0 - paidCents(order));
}

/** Invoices leave out what was taxed with vouchers. */
const paidCents = (order: OnAccount) => (order.cashCents ?? 0) - taxedCents(order);

/** How much of its customer's limit an order takes up: unpaid, invoiced or not. */
export const boundCents = (order: Parameters<typeof openCents>[0] & OnAccount) =>
  order.account ? Math.max(0, openCents(order)) : 0;

/** Payments go to the oldest invoice first. */
export function openInvoices(order: OnAccount): (OrderInvoice & { openCents: number })[] {
  const { invoices = [] } = order;
  const credited = invoices.reduce((sum, { cents }) => sum - Math.min(0, cents), 0);
  let paid = paidCents(order) + credited;
  return invoices.flatMap((invoice) => {
    const covered = Math.min(Math.max(0, invoice.cents), Math.max(0, paid));
    paid -= covered;
    return invoice.cents > covered ? [{ ...invoice, openCents: invoice.cents - covered }] : [];
  });
}

/** Of the oldest open invoice. */
export function dueOn(order: OnAccount): string | undefined {
  const [oldest] = openInvoices(order);
  return oldest && order.account && addDays(oldest.day, order.account.termDays);
}

/** undefined where a reminder can go. */
export function reminderProblem(
  order: OnAccount,
  today: string,
): 'paid' | 'not-due' | 'too-soon' | 'last' | undefined {
  const { reminders = [] } = order;
  if ((order.accountCents ?? 0) <= 0) return 'paid';
  if (today <= (dueOn(order) ?? today)) return 'not-due';
  if (today <= (reminders.at(-1)?.day ?? '')) return 'too-soon';
  return reminders.length >= mostReminders ? 'last' : undefined;
}
