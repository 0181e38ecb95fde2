import { t } from '../words/words.ts';
import { amountBox, lines, section, whole } from './section.ts';

const words = (label: string) =>
  lines(label, 1000, { rows: 3, hint: t('Before the invoices that are open. Empty: the words of the shop.') })
    .default('')
    .defined();

const fee = (label: string) =>
  amountBox(label, 0, { hint: t('0: none.') })
    .default(0)
    .required();

const none = { words1: '', fee1: 0, words2: '', fee2: 0, words3: '', fee3: 0 };

/** For customers on account who have not paid in time. */
export const reminders = section({
  slug: 'reminders',
  title: t('Reminders'),
  hint: t(
    'To customers on account whose invoices are due, at most one a day and three in all. You send them under “Open items”.',
  ),
  fields: {
    reminders: whole(t('Reminders'), {
      words1: words(t('First reminder')),
      fee1: fee(t('Fee of the first')),
      words2: words(t('Second reminder')),
      fee2: fee(t('Fee of the second')),
      words3: words(t('Third reminder')),
      fee3: fee(t('Fee of the third')),
    }),
  },
  defaults: { reminders: none },
});
