import { reminderWords } from '@bookstore/functions/shared/error-words';
import type { Order } from '@bookstore/functions/shared/order/order';
import { dueOn, openInvoices, reminderProblem } from '@bookstore/functions/shared/order/order-account';
import { dayText } from '@bookstore/functions/shared/shop/day-text';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { useFold } from '#components/forms/use-kept-typing.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useDayLocale } from '#config/money.ts';
import { useToday } from '#config/today.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { BankMoneyForm, bankFormName } from './bank-money-form.tsx';
import { isOnPaper, printAgain, remind } from './remind.ts';

interface OpenItemProps {
  order: Order;
  onChanged: () => unknown;
}

export function OpenItem({ order, onChanged }: OpenItemProps) {
  const { _id, number, accountCents = 0, reminders = [] } = order;
  const money = useOrderMoney(order);
  const locale = useDayLocale();
  const today = useToday();
  const { busy, run } = useCommand();
  const [isOpen, setOpen] = useFold(bankFormName(order));
  const day = (text: string) => dayText(text, locale);
  const due = dueOn(order);
  const isDue = due !== undefined && due < today;
  const problem = reminderProblem(order, today);

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
            <Link
              to={dashboardPaths.deskOrder(_id)}
              className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:text-accent hover:underline"
            >
              {t('Order {number}', { number })}
            </Link>
            {accountCents > 0 && due && (
              <span
                className={`rounded-full border px-2.5 text-sm font-medium ${isDue ? 'border-ochre text-ochre-ink' : 'border-dashed border-line-strong text-muted'}`}
              >
                {isDue
                  ? t('due since {day}', { day: day(due) })
                  : t('to be paid by {day}', { day: day(due) })}
              </span>
            )}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {accountCents < 0
              ? t('The shop owes this money: it was paid too much.')
              : openInvoices(order)
                  .map((one) => `${one.number} · ${day(one.day)} · ${money.text(one.openCents)}`)
                  .join(', ')}
          </p>
          {reminders.length > 0 && (
            <p className="text-sm text-muted">
              {plural(reminders.length, '{count} reminder', '{count} reminders')}
              {` · ${day(reminders.at(-1)?.day ?? '')}`}
            </p>
          )}
        </div>
        <span className={`font-medium tabular-nums ${accountCents < 0 ? 'text-accent' : ''}`}>
          {money.text(accountCents)}
        </span>
        <div className="flex flex-wrap gap-2 print:hidden max-sm:basis-full">
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-label={t('Money of the bank for {number}', { number })}
            onClick={() => setOpen(!isOpen)}
          >
            Money of the bank
          </Button>
          {accountCents > 0 && (
            <Button
              variant="secondary"
              busy={busy}
              aria-disabled={problem !== undefined}
              title={problem && reminderWords(problem)}
              aria-label={t('Remind of {number}', { number })}
              onClick={() => problem === undefined && void run(remind([order], onChanged))}
            >
              Remind
            </Button>
          )}
          {accountCents > 0 && reminders.length > 0 && isOnPaper(order) && (
            <Button
              variant="secondary"
              busy={busy}
              aria-label={t('Print the reminder of {number} again', { number })}
              onClick={() => void run(printAgain(order))}
            >
              Print again
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <BankMoneyForm
          order={order}
          onDone={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </li>
  );
}
