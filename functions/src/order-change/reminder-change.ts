import { Conflict } from '../platform/http/api-errors.ts';
import { sayInShop } from '../platform/words/say-in-shop.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { dueOn, openInvoices, reminderProblem } from '../shared/order/order-account.ts';
import { dayText } from '../shared/shop/day-text.ts';
import { plural, t } from '../shared/words/words.ts';
import { type AppliedChange, amountText, type ChangeContext } from './applied-change.ts';
import { addMessage } from './text-change.ts';

export type ReminderSteps = readonly { words: string; feeCents: number }[];

/** 409: no reminder is possible now; `details` says why. */
export class NotToRemind extends Conflict {
  readonly why: string;

  constructor(why: string) {
    super('not-to-remind', `No reminder can go now: ${why}`, { why });
    this.why = why;
  }
}

/** Adds the fee of this step to the order as a charge. @throws NotToRemind */
export function remind(
  order: ChangingOrder,
  steps: ReminderSteps,
  by: string,
  context: ChangeContext,
): AppliedChange {
  const { reminders = [], charges = [] } = order;
  const { today = '', locale } = context;
  const why = reminderProblem(order, today);
  if (why) throw new NotToRemind(why);
  const step = reminders.length + 1;
  const { words = '', feeCents = 0 } = steps[reminders.length] ?? {};
  const amount = (cents: number) => amountText(order, cents, context);
  const text = sayInShop(() =>
    [
      words || t('Perhaps it has slipped your attention: these invoices are not paid yet.'),
      ...openInvoices(order).map(({ number, day, openCents }) =>
        t('Invoice {number} of {day}: {amount}', {
          number,
          day: dayText(day, locale),
          amount: amount(openCents),
        }),
      ),
      t('Due since {day}.', { day: dayText(dueOn(order) ?? today, locale) }),
      feeCents > 0 ? t('This reminder costs {amount}.', { amount: amount(feeCents) }) : '',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const message = addMessage(order, text, context);
  const fee = { kind: 'reminder', number: step, cents: feeCents, ...(order.taxName && { basisPoints: 0 }) };
  return {
    ...message,
    fields: {
      ...message.fields,
      reminders: [...reminders, { day: today, by, message: order.messages.length + 1 }],
      ...(feeCents > 0 && { charges: [...charges, fee] }),
    },
    entry: { action: 'changed', note: sayInShop(() => plural(step, 'Reminder {count}', 'Reminder {count}')) },
  };
}
