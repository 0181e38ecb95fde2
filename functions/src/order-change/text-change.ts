import { Conflict } from '../platform/http/api-errors.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { mostTexts, type RecipientEdit } from '../shared/order/order-changes.ts';
import { withdrawalLimits } from '../shared/order/order-limits.ts';
import { isUnsent } from '../shared/order/parcels.ts';
import type { Withdrawal } from '../shared/order/withdrawal.ts';
import { t } from '../shared/words/words.ts';
import { type AppliedChange, type ChangeContext, OrderChanged } from './applied-change.ts';

/** For the history: names of the changed fields only, no personal data. */
function changedNames(order: ChangingOrder, { name, email, phone, address }: RecipientEdit): string[] {
  const pairs: [string, unknown, unknown][] = [
    ['name', order.name, name],
    ['email', order.email, email],
    ['phone', order.phone, phone],
    ...Object.entries(address).map(([part, text]): [string, unknown, unknown] => [
      part,
      Object.entries(order.address).find(([name]) => name === part)?.[1],
      text,
    ]),
  ];
  return pairs.filter(([, before, after]) => before !== after).map(([part]) => part);
}

/**
 * Corrects recipient, address and delivery cost.
 * @throws OrderChanged for another cost once a parcel has left, or where the order has no delivery cost
 */
export function correctRecipient(order: ChangingOrder, edit: RecipientEdit): AppliedChange {
  const { name, email, phone, address, isMailed, deliveryCents = order.deliveryCents } = edit;
  const hasOtherCost = deliveryCents !== order.deliveryCents;
  if (hasOtherCost && (!isUnsent(order) || order.deliveryCents === undefined)) throw new OrderChanged(order);
  const changed = [...changedNames(order, edit), ...(hasOtherCost ? ['cost of delivery'] : [])];
  return {
    fields: { name, email, phone, address, ...(hasOtherCost && { deliveryCents }) },
    mail: isMailed && changed.length > 0 ? { event: 'recipient' } : undefined,
    rewritesWaitingMails: changed.length > 0,
    entry: {
      action: 'changed',
      note: sayInShop(() => t('Recipient corrected')),
      after: { corrected: changed },
    },
  };
}

/** @throws Conflict when there are too many */
export function addMessage(order: ChangingOrder, text: string, { now }: ChangeContext): AppliedChange {
  if (order.messages.length >= mostTexts) {
    throw new Conflict('too-many-messages', `An order has at most ${mostTexts} messages`, {
      most: mostTexts,
    });
  }
  const messages = [...order.messages, { text, at: now.toISOString() }];
  return {
    fields: { messages },
    mail: { event: `message-${messages.length}`, waitMs: 0 },
    entry: { action: 'changed', note: sayInShop(() => t('Message to the shopper')) },
  };
}

/** The order is full: the declaration has to be kept elsewhere. */
export class TooManyWithdrawals extends Conflict {
  constructor(most: number) {
    super('too-many-withdrawals', `An order has at most ${most} withdrawals`, { most });
  }
}

/**
 * Records what the shopper declares to withdraw from; books and money follow by steps of the desk. @throws
 * TooManyWithdrawals
 */
export function addWithdrawal(
  order: ChangingOrder,
  declared: Omit<Withdrawal, 'at'>,
  { now }: ChangeContext,
): AppliedChange {
  const { withdrawals: earlier = [] } = order;
  const most = withdrawalLimits.ofOrder;
  if (earlier.length >= most) throw new TooManyWithdrawals(most);
  const withdrawals = [...earlier, { ...declared, at: now.toISOString() }];
  const { receiptAt } = declared;
  const gathered = receiptAt ? earlier.findIndex((one) => one.receiptAt === receiptAt) + 1 : 0;
  const number = gathered || withdrawals.length;
  return {
    fields: { withdrawals },
    mail: {
      event: `withdrawal-${number}`,
      waitMs: receiptAt ? Date.parse(receiptAt) - now.getTime() : 0,
      ...(!gathered && { shopEvent: `withdrawal-shop-${number}` as const }),
    },
    entry: { action: 'changed', note: sayInShop(() => t('Withdrawal declared')) },
  };
}
