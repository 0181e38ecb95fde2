import type { BankPayment, BankReason, PayableOrder } from '@bookstore/functions/shared/order/bank-file';
import { dayText } from '@bookstore/functions/shared/shop/day-text';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useDayLocale } from '#config/money.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { type Decision, likelyFirst, partsOf } from './bank-file-commands.ts';

const reasonWords: Record<BankReason, string> = {
  number: t('by its number'),
  near: t('a number nearly like it'),
  amount: t('by its amount and who paid'),
  paid: t('this order is paid already'),
  above: t('more than is open'),
  none: t('no order recognised'),
  booked: t('booked already'),
  debit: t('money that went out'),
  currency: t('in another currency'),
  pending: t('not booked by the bank yet'),
  unread: t('its day or amount cannot be read'),
};

const tones = {
  matched: 'border-forest text-forest',
  suggested: 'border-ochre text-ochre-ink',
  unmatched: 'border-dashed border-line-strong text-muted',
  'left-out': 'border-dashed border-line-strong text-muted',
};

interface BankPaymentRowProps {
  payment: BankPayment;
  orders: readonly PayableOrder[];
  decision: Decision;
  onDecide: (decision: Decision) => void;
}

export function BankPaymentRow({ payment, orders, decision, onDecide }: BankPaymentRowProps) {
  const { cents, name, text, day, state, reason, parts: suggested } = payment;
  const money = useOrderMoney(payment);
  const locale = useDayLocale();
  const id = useId();
  const amount = money.text(cents);
  const isLeftOut = state === 'left-out';
  const parts = partsOf(payment, decision);
  const about = { amount, name: name || t('no name') };

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 py-3 text-[0.9375rem]">
      {isLeftOut ? (
        <span className="w-1" />
      ) : (
        <label htmlFor={id} className="-ms-3 -mt-2.5 grid size-11 place-items-center">
          <input
            id={id}
            type="checkbox"
            aria-label={t('Book {amount} of {name}', about)}
            className="size-5 accent-accent"
            checked={decision.isBooked && parts.length > 0}
            disabled={parts.length === 0}
            onChange={({ target }) => onDecide({ ...decision, isBooked: target.checked })}
          />
        </label>
      )}
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{about.name}</span>
          <span className="text-muted">{day && ` · ${dayText(day, locale)}`}</span>
          <span
            className={`ms-2 inline-block rounded-full border px-2.5 text-sm font-medium ${tones[state]}`}
          >
            {reasonWords[reason]}
          </span>
        </p>
        {text && <p className="mt-0.5 line-clamp-3 text-sm text-muted">{text}</p>}
        {!isLeftOut && state !== 'matched' && (
          <select
            aria-label={t('Order of {amount} of {name}', about)}
            className={`${inputClasses} mt-1.5 max-w-md`}
            value={decision.orderId ?? (suggested.length > 0 ? 'suggested' : '')}
            onChange={({ target: { value } }) =>
              onDecide({ isBooked: value !== '', orderId: value === 'suggested' ? undefined : value })
            }
          >
            <option value="">No order</option>
            {suggested.length > 0 && (
              <option value="suggested">
                {t('Suggested: {orders}', { orders: suggested.map((part) => orderOf(part)).join(', ') })}
              </option>
            )}
            {likelyFirst(orders, payment).map((order) => (
              <option key={order.id} value={order.id}>
                {`${order.number} · ${order.name} · ${money.text(order.openCents)}`}
              </option>
            ))}
          </select>
        )}
        {!isLeftOut && parts.length > 0 && (
          <ul className="mt-0.5 text-sm">
            {parts.map((part) => (
              <li key={part.orderId}>{`${orderOf(part)}: ${leftWords(part)}`}</li>
            ))}
          </ul>
        )}
      </div>
      <span className={`font-medium tabular-nums ${cents < 0 ? 'text-accent' : ''}`}>{amount}</span>
    </li>
  );

  function orderOf({ orderId }: { orderId: string }): string {
    const order = orders.find((one) => one.id === orderId);
    return order ? `${order.number} · ${order.name}` : '';
  }

  function leftWords({ orderId, cents: paid }: { orderId: string; cents: number }): string {
    const left = (orders.find((one) => one.id === orderId)?.openCents ?? 0) - paid;
    if (left === 0) return t('paid in full');
    return left > 0
      ? t('{amount} stay open', { amount: money.text(left) })
      : t('{amount} too much, which the shop owes then', { amount: money.text(-left) });
  }
}

/** '3 payments: money that went out', for payments that are left as they are. */
export const leftOutWords = (reason: BankReason, count: number) =>
  plural(count, '{count} payment: {why}', '{count} payments: {why}', { why: reasonWords[reason] });
