import { addEntry } from '../../../audit/audit-store.ts';
import { shopperName } from '../../../shared/people/person-name.ts';
import type { OrderEffect } from './order-event.ts';

/** Notes in the history who in the shop did what. It names nothing of the shopper, and stays when their data is erased. */
export const historyEffect: OrderEffect = async ({ after, by, change, now }) => {
  if (!change || (by.kind === 'shopper' && !change.isOfHistory)) return undefined;
  const actor = by.kind === 'shopper' ? { name: shopperName } : by;
  const { _id: targetId, number: title, collection } = after;
  // The history needs it to name a status: an order that was delivered is 'Collected' then.
  const way = collection && { collection };
  const { before, after: became, ...entry } = change.entry;
  const states = {
    ...(before && { before: { ...before, ...way } }),
    ...(became && { after: { ...became, ...way } }),
  };
  return {
    write: (transaction) => {
      addEntry(transaction, { by: actor, kind: 'order', targetId, title, ...entry, ...states }, now);
    },
  };
};
