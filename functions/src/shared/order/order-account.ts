import { array, boolean, type InferType, number, object, string } from 'yup';
import { addDays } from '../shop/shop-day.ts';
import type { OrderInvoice } from './order-invoices.ts';
import { openCents } from './order-totals.ts';
import { type OrderOfVouchers, taxedCents } from './order-vouchers.ts';

/** What an order on account keeps of that; nothing where it is paid in another way. */
export const orderAccountFields = {
  account: object({
    customerId: string().required(),
    termDays: number().required(),
    /** Whether its invoices are collected: what is sent waits for one of several orders. */
    isCollected: boolean(),
  })
    .optional()
    .default(undefined),
  /** What its invoices come to, less what was paid: below 0 what the shop owes. */
  accountCents: number(),
  /** What was sent and waits for a collected invoice. */
  toCollectCents: number(),
  /** The reminders so far, oldest first. */
  reminders: array(
    object({
      day: string().required(),
      by: string().required(),
      /** The number of its message, as the order's first, second … */
      message: number(),
    }).required(),
  ),
};

/** The most reminders of an order: each has words and a fee of its own. */
export const mostReminders = 3;

type AccountFields = {
  [Name in keyof typeof orderAccountFields]: InferType<(typeof orderAccountFields)[Name]>;
};

interface OnAccount extends Partial<AccountFields>, OrderOfVouchers {
  cashCents?: number | undefined;
  invoices?: readonly OrderInvoice[] | undefined;
}

/** What an order has open on account; undefined for one that is paid in another way. */
export function accountCents(order: OnAccount): number | undefined {
  const { account, invoices = [] } = order;
  return account && invoices.reduce((sum, { cents }) => sum + cents, 0 - paidCents(order));
}

/** What has been paid of its invoices: they leave out what was taxed with vouchers. */
const paidCents = (order: OnAccount) => (order.cashCents ?? 0) - taxedCents(order);

/** How much of its customer's limit an order takes up: what it costs and was not paid, be it invoiced or not. */
export const boundCents = (order: Parameters<typeof openCents>[0] & OnAccount) =>
  order.account ? Math.max(0, openCents(order)) : 0;

/** The invoices that are not paid yet, as the money pays the oldest first, each with what of it is open. */
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

/** The day by which the oldest open invoice is to be paid. */
export function dueOn(order: OnAccount): string | undefined {
  const [oldest] = openInvoices(order);
  return oldest && order.account && addDays(oldest.day, order.account.termDays);
}

/** Why no reminder can go now; undefined where one can. */
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
