import type { Order } from '@bookstore/functions/shared/order/order';
import { orderStatuses, statusLabel } from '@bookstore/functions/shared/order/order-status';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { ExpectedDay } from '#entities/shop/expected-day.tsx';
import { ShopPlace } from '#entities/shop/shop-place.tsx';
import { outlookOf } from './order-outlook.ts';

/** The next event, its day and the cash to have ready; changes are announced. */
export function OrderState({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const shop = useShop();
  const { contactEmail } = shop;
  const cash = openInCash(order);
  const { sentence, expected, isLate } = outlookOf(order, new Date(), shop);
  return (
    <div>
      <p role="status" className="text-lg leading-snug font-medium wrap-anywhere">
        <span className="sr-only">{t('{label}:', { label: statusLabel(order) })} </span>
        {sentence}
      </p>
      {expected && (
        <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
          <div>
            <dt className="text-sm text-muted">{isLate ? t('Was expected by') : t('Expected by')} </dt>
            <dd className="font-medium">
              <ExpectedDay day={expected} />
            </dd>
          </div>
          {cash > 0 && (
            <div>
              <dt className="text-sm text-muted">Cash to have ready </dt>
              <dd className="font-medium tabular-nums">{money.text(cash)}</dd>
            </div>
          )}
        </dl>
      )}
      {order.collection && orderStatuses[order.status].isUnderWay && <CollectionPlace order={order} />}
      {isLate && (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {rich('It takes longer than we said, and we are sorry. Ask us at {email}.', {
            email: (
              <a
                href={`mailto:${contactEmail}`}
                className="text-accent underline underline-offset-4 wrap-anywhere"
              >
                {contactEmail}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}

function CollectionPlace({ order }: { order: Order }) {
  const shop = useShop();
  const money = useOrderMoney(order);
  const cash = openInCash(order);
  return (
    <div className="mt-3 grid gap-3">
      <ShopPlace shop={shop} />
      {cash > 0 && (
        <p>
          <span className="block text-sm text-muted">To pay in the shop </span>
          <span className="font-medium tabular-nums">{money.text(cash)}</span>
        </p>
      )}
    </div>
  );
}
