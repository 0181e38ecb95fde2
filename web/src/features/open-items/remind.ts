import { reminderWords } from '@bookstore/functions/shared/error-words';
import type { RemindedOrders } from '@bookstore/functions/shared/order/open-items';
import type { Order } from '@bookstore/functions/shared/order/order';
import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { callOnce } from '#entities/command/call-once.ts';
import type { Command } from '#entities/command/use-command.ts';
import { showFailure } from '#lib/alerts.ts';

/** Reminds of these orders, and says of which no reminder went, since they were paid meanwhile. */
export function remind(orders: readonly Order[], onEnd: () => unknown): Command<RemindedOrders> {
  const some = orders.slice(0, ordersTogether);
  const seen = some.map(({ _id, reminders = [] }) => [_id, reminders.length]);
  return {
    ask: [
      plural(some.length, 'Send {count} reminder?', 'Send {count} reminders?'),
      t('They go by mail, with the words and the fee of their step.'),
      t('Send'),
      t('Not yet'),
    ],
    send: () =>
      callOnce('POST /api/open-items/reminders', { body: { orderIds: some.map(({ _id }) => _id) } }, seen),
    done: t('The reminders are on their way'),
    failed: t('No reminder was sent'),
    onDone({ refused }) {
      const numberOf = (id: string) => some.find(({ _id }) => _id === id)?.number ?? '';
      const lines = refused.map(({ orderId, why }) => `${numberOf(orderId)}: ${reminderWords(why)}`);
      if (lines.length > 0) void showFailure(t('Not all were reminded'), lines.join('\n'));
    },
    onEnd,
  };
}
