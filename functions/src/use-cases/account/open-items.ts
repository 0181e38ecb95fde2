import { NotToRemind, type ReminderSteps } from '../../order-change/reminder-change.ts';
import { sha256 } from '../../platform/sha256.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { RemindedOrders } from '../../shared/order/open-items.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { changeOrder } from '../orders/change-order.ts';

interface RemindCall {
  key: string;
  by: SignedInPerson;
  now: Date;
}

/** Once per key; the answer names orders that were paid or reminded of in the meantime. */
export async function remindOf(
  orderIds: readonly string[],
  { key, by, now }: RemindCall,
  signal: AbortSignal,
): Promise<RemindedOrders> {
  const { reminders: set, ...shop } = await findSettings();
  const money = moneyOf(shop);
  const steps: ReminderSteps = [
    { words: set.words1, feeCents: money.toCents(set.fee1) },
    { words: set.words2, feeCents: money.toCents(set.fee2) },
    { words: set.words3, feeCents: money.toCents(set.fee3) },
  ];
  const answer: RemindedOrders = { reminded: [], refused: [] };
  // One after the other, since fees take numbers of invoices.
  for (const orderId of new Set(orderIds)) {
    const change = { kind: 'reminder', steps, by: by.name } as const;
    try {
      const ownKey = sha256(`${key}\n${orderId}`);
      await changeOrder(orderId, { kind: 'person', name: by.name }, change, ownKey, now, signal);
      answer.reminded.push(orderId);
    } catch (error) {
      if (!(error instanceof NotToRemind)) throw error;
      answer.refused.push({ orderId, why: error.why });
    }
  }
  return answer;
}
