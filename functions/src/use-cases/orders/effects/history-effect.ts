import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../../audit/audit-store.ts';
import type { Actor } from '../../../shared/audit/audit.ts';
import type { Order } from '../../../shared/order/order.ts';
import { shopperName } from '../../../shared/people/person-name.ts';
import type { OrderEffect } from './order-event.ts';

function noteTaken(
  transaction: Transaction,
  { _id: targetId, number: title }: Order,
  by: Actor,
  now: Date,
): void {
  addEntry(transaction, { by, kind: 'order', action: 'added', targetId, title }, now);
}

/** Nothing personal of the shopper, since the history outlives an erasure. */
export const historyEffect: OrderEffect = async ({ before, after, by, change, now }) => {
  if (!change && !before && by.kind === 'person')
    return { write: (transaction) => noteTaken(transaction, after, by, now) };
  if (!change || (by.kind === 'shopper' && !change.isOfHistory)) return undefined;
  const actor = by.kind === 'shopper' ? { name: shopperName } : by;
  const { _id: targetId, number: title, collection } = after;
  // By it the history calls a delivered order 'Collected'.
  const way = collection && { collection };
  const { before: was, after: became, ...entry } = change.entry;
  const states = {
    ...(was && { before: { ...was, ...way } }),
    ...(became && { after: { ...became, ...way } }),
  };
  return {
    write: (transaction) => {
      addEntry(transaction, { by: actor, kind: 'order', targetId, title, ...entry, ...states }, now);
    },
  };
};
