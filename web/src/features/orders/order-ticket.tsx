import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import type { Order } from '@bookstore/functions/shared/order/order';
import { lineId } from '@bookstore/functions/shared/order/order-lines';
import { paymentsOf } from '@bookstore/functions/shared/order/order-payments';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MailIcon } from '#components/icons/mail-icon.tsx';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import { rich } from '#components/labels/rich.ts';
import { ShopContext } from '#config/shop.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { browserShop } from '#entities/shop/browser-shop.ts';
import { showSuccess } from '#lib/alerts.ts';
import { OrderState } from './order-state.tsx';
import { OrderTitle } from './order-title.tsx';

/** Covers side by side. */
const coversInRow = 5;

interface OrderTicketProps {
  order: Order;
  /** The text of the dialog around it. */
  text?: string;
}

/** In the same order as the card, the receipt and the mails: number, books, next event. */
export function OrderTicket({ order, text }: OrderTicketProps) {
  const { lines } = order;
  const place = addressLines(order)
    .map(([, line]) => line)
    .join(', ');
  const money = useOrderMoney(order);
  const others = lines.length - coversInRow;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-paper p-4 text-start text-base sm:gap-5 sm:p-6">
      <div className="text-center">
        {text && <p className="text-sm font-medium text-forest">{text}</p>}
        <p className="text-xl font-semibold">
          <OrderTitle order={order} />
        </p>
      </div>
      <ul aria-label="Books" className="flex items-center justify-center gap-2 sm:gap-3">
        {lines.slice(0, coversInRow).map((line) => (
          <li key={lineId(line)} className="w-11 min-w-0 sm:w-18">
            <BookCover book={line} sizes="(width >= 40rem) 72px, 44px" eager />
          </li>
        ))}
        {others > 0 && <li className="text-muted">{t('and {count} more', { count: others })}</li>}
      </ul>
      <div className="border-t-2 border-dashed border-line pt-3 sm:pt-4">
        <OrderState order={order} />
        <dl className="mt-2 grid gap-2">
          {openInCash(order) === 0 &&
            paymentsOf(order).map(({ label, cents = 0 }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label} </dt>
                <dd className="font-medium tabular-nums">{money.text(cents)}</dd>
              </div>
            ))}
          {!order.collection && place && (
            <div>
              <dt className="text-sm text-muted">Goes to </dt>
              <dd className="font-medium wrap-anywhere">{place}</dd>
            </div>
          )}
        </dl>
        <p className="mt-3 flex gap-2 text-sm text-muted">
          <MailIcon />
          <span className="min-w-0 wrap-anywhere">
            {rich('A mail about it goes to {email}.', { email: <BreakableEmail email={order.email} /> })}
          </span>
        </p>
      </div>
    </div>
  );
}

export function confirmOrder(order: Order, title: string, text: string): Promise<void> {
  const html = document.createElement('div');
  const root = createRoot(html);
  // The dialog measures its content as it opens.
  flushSync(() =>
    root.render(
      <ShopContext value={browserShop.get()}>
        <OrderTicket order={order} text={text} />
      </ShopContext>,
    ),
  );
  return showSuccess(title, text, {
    html,
    // Opaque: hides the page of orders while it loads behind.
    backdrop: 'var(--color-sunken)',
    width: '34rem',
    showCloseButton: true,
    closeButtonAriaLabel: t('Close'),
    didDestroy: () => root.unmount(),
  });
}
