import type { BankPayment, PayableOrder } from '../shared/order/bank-file.ts';
import { hasNearly, hasNumber, isSameName } from './number-match.ts';

export interface MatchedOrder extends PayableOrder {
  /** The order's number and those of its invoices. */
  numbers: string[];
  customerId: string | undefined;
}

type Payment = Pick<BankPayment, 'cents' | 'currency' | 'name' | 'text' | 'reference' | 'payer'>;

export type Match = Pick<BankPayment, 'state' | 'reason' | 'parts'>;

/** Distributes a payment over orders, first ones first; an overpayment goes to the last. */
function shared(cents: number, orders: readonly MatchedOrder[], leftOf: (order: MatchedOrder) => number) {
  let rest = cents;
  const parts = orders.flatMap((order) => {
    const part = Math.min(rest, Math.max(0, leftOf(order)));
    rest -= part;
    return part > 0 ? [{ orderId: order.id, cents: part }] : [];
  });
  const last = parts.at(-1);
  if (rest > 0 && last) last.cents += rest;
  if (!last && orders[0]) parts.push({ orderId: orders[0].id, cents });
  return { parts, isAbove: rest > 0 && last !== undefined, isPaid: last === undefined };
}

/**
 * Matches payments with orders one after the other. A certain match uses up the open amount, so that a second payment
 * for the same order is left to a person.
 * @param orders open ones first, oldest first
 * @param customerOf customer by payer's account, learnt from earlier payments
 */
export function matchPayments(
  orders: readonly MatchedOrder[],
  customerOf: (payer: string) => string | undefined,
): (payment: Payment) => Match {
  const left = new Map(orders.map(({ id, openCents }) => [id, openCents]));
  const leftOf = ({ id }: MatchedOrder) => left.get(id) ?? 0;

  /** Orders with a similar number, if unique, or unique for that amount. */
  function nearly({ cents }: Payment, text: string, some: readonly MatchedOrder[]): MatchedOrder[] {
    const near = some.filter(({ numbers }) => numbers.some((number) => hasNearly(text, number)));
    if (near.length < 2) return near;
    const exact = near.filter((order) => leftOf(order) === cents);
    return exact.length === 1 ? exact : [];
  }

  /** Orders of one customer that add up to the amount: a single one, or all. */
  function byAmount({ cents, name, payer }: Payment, text: string, some: readonly MatchedOrder[]) {
    const payersCustomer = payer === '' ? undefined : customerOf(payer);
    const likely = some.filter((order) => {
      const isPayers = payersCustomer !== undefined && order.customerId === payersCustomer;
      return isPayers || isSameName(order.name, `${name} ${text}`);
    });
    const exact = likely.filter((order) => leftOf(order) === cents);
    const [first] = exact;
    if (first) return exact.every(({ customerId }) => customerId === first.customerId) ? [first] : [];
    const customers = Map.groupBy(
      likely.filter(({ customerId }) => customerId !== undefined),
      ({ customerId }) => customerId,
    );
    return (
      [...customers.values()].find((all) => all.reduce((sum, one) => sum + leftOf(one), 0) === cents) ?? []
    );
  }

  return (payment) => {
    const { cents, currency, reference } = payment;
    const text = `${payment.text} ${reference}`;
    const payable = orders.filter((order) => order.currency === currency);
    const named = payable.filter(({ numbers }) => numbers.some((number) => hasNumber(text, number)));
    if (named.length > 0) {
      const { parts, isAbove, isPaid } = shared(cents, named, leftOf);
      if (isPaid || isAbove) return { state: 'suggested', reason: isPaid ? 'paid' : 'above', parts };
      for (const part of parts) left.set(part.orderId, (left.get(part.orderId) ?? 0) - part.cents);
      return { state: 'matched', reason: 'number', parts };
    }
    if (orders.some(({ numbers }) => numbers.some((number) => hasNumber(text, number)))) {
      return { state: 'left-out', reason: 'currency', parts: [] };
    }
    const open = payable.filter((order) => leftOf(order) > 0);
    const near = nearly(payment, text, open);
    if (near.length > 0) {
      return { state: 'suggested', reason: 'near', parts: shared(cents, near, leftOf).parts };
    }
    const same = byAmount(payment, text, open);
    if (same.length > 0) {
      return { state: 'suggested', reason: 'amount', parts: shared(cents, same, leftOf).parts };
    }
    return { state: 'unmatched', reason: 'none', parts: [] };
  };
}
