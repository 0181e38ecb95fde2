import { reminderWords } from '@bookstore/functions/shared/error-words';
import type { RemindedOrders } from '@bookstore/functions/shared/order/open-items';
import type { Order } from '@bookstore/functions/shared/order/order';
import { ordersTogether } from '@bookstore/functions/shared/order/order-limits';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { callOnce } from '#entities/command/call-once.ts';
import { downloadFailure } from '#entities/command/failure-words.ts';
import type { Command } from '#entities/command/use-command.ts';
import { downloadFileAsAdmin } from '#entities/session/admin-download.ts';
import { showFailure } from '#lib/alerts.ts';
import { saveBytes } from '#lib/browser/save-file.ts';

/** By letter, since the customer has no e-mail address. */
export const isOnPaper = ({ email }: Pick<Order, 'email'>) => email === '';

const saveLetters = (bytes: Uint8Array) => saveBytes(t('reminders.pdf'), bytes, 'application/pdf');

const letters = (ids: string[]) => downloadFileAsAdmin('GET /api/open-items/letters', { query: { ids } });

/** Saves the last reminders of orders as letters once more. */
export const printAgain = ({ _id }: Order): Command<Uint8Array> => ({
  send: () => letters([_id]),
  failed: t('The letters were not saved'),
  reasonOf: downloadFailure,
  onDone: saveLetters,
});

/** By mail, or by letters saved as one file. Also names orders that were paid meanwhile and got no reminder. */
export function remind(orders: readonly Order[], onEnd: () => unknown): Command<RemindedOrders> {
  const some = orders.slice(0, ordersTogether);
  const seen = some.map(({ _id, reminders = [] }) => [_id, reminders.length]);
  const onPaper = some.filter(isOnPaper);
  const mailed = t('They go by mail, with the words and the fee of their step.');
  const printed = plural(
    onPaper.length,
    '{count} goes as a letter, which is saved to be printed.',
    '{count} go as letters, which are saved to be printed.',
  );
  return {
    ask: [
      plural(some.length, 'Send {count} reminder?', 'Send {count} reminders?'),
      [onPaper.length < some.length ? mailed : '', onPaper.length > 0 ? printed : '']
        .filter(Boolean)
        .join(' '),
      t('Send'),
      t('Not yet'),
    ],
    send: () =>
      callOnce('POST /api/open-items/reminders', { body: { orderIds: some.map(({ _id }) => _id) } }, seen),
    done: onPaper.length === some.length ? t('The reminders are noted') : t('The reminders are on their way'),
    failed: t('No reminder was sent'),
    async onDone({ reminded, refused }) {
      const numberOf = (id: string) => some.find(({ _id }) => _id === id)?.number ?? '';
      const ids = onPaper.map(({ _id }) => _id).filter((id) => reminded.includes(id));
      const lines = refused.map(({ orderId, why }) => `${numberOf(orderId)}: ${reminderWords(why)}`);
      if (ids.length > 0) {
        await letters(ids).then(saveLetters, () => {
          lines.push(t('The letters were not saved: print them again from the list.'));
        });
      }
      if (lines.length > 0) void showFailure(t('Not all were reminded'), lines.join('\n'));
    },
    onEnd,
  };
}
