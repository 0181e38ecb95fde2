import type { Order } from '@bookstore/functions/shared/order/order';
import { openCents } from '@bookstore/functions/shared/order/order-totals';
import type { Withdrawal } from '@bookstore/functions/shared/order/withdrawal';
import { dayToSettle } from '@bookstore/functions/shared/order/withdrawal-time';
import { t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';

/** Online payments are refunded by themselves. */
function nextStep(order: Order): string {
  const { status, isPaidOnline, withdrawals = [] } = order;
  const isWhole = withdrawals.some(({ books }) => books === '');
  if (status === 'cancelled' || status === 'returned') {
    if (openCents(order) >= 0) return t('The order is over, and no money is to be given back.');
    return isPaidOnline
      ? t('The order is over, and its money goes back by itself.')
      : t('The order is over: give back what was paid.');
  }
  if (status === 'placed' || status === 'packed')
    return isWhole
      ? t('Cancel the order: nothing has left the shop.')
      : t('Take the books out of the order.');
  if (isPaidOnline)
    return isWhole
      ? t('When the parcel is back, mark it as returned: its money goes back by itself.')
      : t('When the books are back, note each as returned: their money goes back by itself.');
  return isWhole
    ? t('When the parcel is back, mark it as returned and give the money back.')
    : t('When the books are back, note each as returned and give their money back.');
}

export function OrderWithdrawals({ order }: { order: Order }) {
  const { withdrawals } = order;
  if (!withdrawals || withdrawals.length === 0) return null;
  return (
    <Card title="Withdrawal" className="border-ochre">
      <div className="grid gap-4 text-[0.9375rem]">
        {withdrawals.map((one) => (
          <Declared key={one.at} withdrawal={one} />
        ))}
        <p>{nextStep(order)}</p>
      </div>
    </Card>
  );
}

function Declared({ withdrawal: { at, name, books, isLate } }: { withdrawal: Withdrawal }) {
  const locale = useDayLocale();
  const day = new Date(`${dayToSettle(at, useShop())}T00:00:00Z`).toLocaleDateString(locale, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
  });
  return (
    <div className="wrap-anywhere">
      <p className="font-medium whitespace-pre-line">{books || t('The whole order')}</p>
      <p className="text-muted">
        {rich('Declared by {name}, {time}', { name, time: <TimeLabel instant={at} /> })}
      </p>
      {isLate ? (
        <p>Late: the time to withdraw was over. You decide, and answer the shopper.</p>
      ) : (
        <p>
          {t(
            'Books back by {day}, the money by then, too: you may wait for the books, or for the proof that they were sent.',
            { day },
          )}
        </p>
      )}
    </div>
  );
}
