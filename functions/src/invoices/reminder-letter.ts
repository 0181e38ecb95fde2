import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import type { Customer } from '../shared/customer/customer.ts';
import { languageOf, type Order } from '../shared/order/order.ts';
import type { RememberedFacts, Settings } from '../shared/shop/settings.ts';
import { t } from '../shared/words/words.ts';
import { ibanFacts, sheetOf } from './new-invoice.ts';
import type { Paper } from './paper.ts';
import { writtenDay } from './written-amounts.ts';

/** For customers without e-mail; undefined before the first reminder. */
export function reminderLetter(
  order: Order,
  customer: Customer | undefined,
  stored: Settings & RememberedFacts,
): Paper | undefined {
  const { reminders = [], messages } = order;
  const last = reminders.at(-1);
  const message = last && (messages[(last.message ?? messages.length) - 1] ?? messages.at(-1));
  if (!message) return undefined;
  const language = languageOf(order);
  const shop = settingsIn(stored, language);
  return sayIn(language, () => ({
    ...sheetOf({ order, customer, shop }),
    heading: t('Reminder'),
    number: '',
    kind: 'invoice',
    day: last.day,
    at: message.at,
    facts: [
      { label: t('Date'), text: writtenDay(last.day, spokenLocale(shop.locale)) },
      { label: t('Order'), text: order.number },
      ...ibanFacts(shop.invoices.iban),
    ],
    references: [],
    lines: [],
    notes: [
      ...message.text.split('\n').filter(Boolean),
      t('If you have paid meanwhile, this letter is settled.'),
    ],
  }));
}
