import { areaOf, deliveryQuote } from '@bookstore/functions/shared/delivery/delivery-quote';
import type { Order } from '@bookstore/functions/shared/order/order';
import type { RecipientEdit } from '@bookstore/functions/shared/order/order-changes';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import { goodsCents } from '@bookstore/functions/shared/order/order-totals';
import { isUnsent } from '@bookstore/functions/shared/order/parcels';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { askApi } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** No cents where the shop does not deliver. */
interface DeliveryToNewArea {
  cents: number | undefined;
}

/** Today's delivery cost at a corrected address; undefined in the same area, and once a parcel has left. */
function useDeliveryToNewArea(order: Order, address: Order['address']): DeliveryToNewArea | undefined {
  const { locale, country } = useShop();
  const [money, shopMoney] = [useOrderMoney(order), useMoney()];
  const enabled =
    isUnsent(order) && order.deliveryCents !== undefined && money.currency === shopMoney.currency;
  const { data: setting } = useApiQuery({
    queryKey: ['GET /api/delivery', {}],
    queryFn: ({ signal }) => askApi('GET /api/delivery', {}, signal),
    enabled,
    staleTime: 0,
  });
  const input = { query: { ids: [order._id] } };
  const { data: places } = useApiQuery({
    queryKey: ['GET /api/orders/picking', input],
    queryFn: ({ signal }) => callAdminApi('GET /api/orders/picking', input, signal),
    enabled,
    staleTime: 0,
  });
  if (!setting || !places) return undefined;
  const home = { locale, country };
  if (areaOf(setting.areas, order.address, home) === areaOf(setting.areas, address, home)) return undefined;
  const kept = keptLines(order);
  const weights = new Map(places.map(({ bookId, weight }) => [bookId, weight]));
  const books = kept.map(({ bookId }) => ({ weight: weights.get(bookId) }));
  return { cents: deliveryQuote(setting, address, { cents: goodsCents(kept), books }, { money, ...home }) };
}

/** Offers the other area's delivery cost; the form sends it when accepted. */
export function DeliveryToNewAreaNote({ order }: { order: Order }) {
  const { values, setFieldValue } = useFormikContext<RecipientEdit>();
  const money = useOrderMoney(order);
  const there = useDeliveryToNewArea(order, values.address);
  const { deliveryCents = 0 } = order;
  const { cents } = there ?? {};
  const isOther = cents !== undefined && cents !== deliveryCents;
  // An accepted cost is valid for its area only.
  useEffect(() => {
    if (values.deliveryCents !== undefined && values.deliveryCents !== cents) {
      void setFieldValue('deliveryCents', undefined);
    }
  }, [values.deliveryCents, cents, setFieldValue]);

  function take(isTaken: boolean): void {
    void setFieldValue('deliveryCents', isTaken ? cents : undefined);
    if (isTaken) void setFieldValue('isMailed', true);
  }

  return (
    <>
      <p role="status" className="border-s-2 border-ochre ps-4 text-[0.9375rem] empty:hidden">
        {there && cents === undefined && t('The shop does not deliver there.')}
        {isOther &&
          t(
            'This is another area: the delivery there costs {cents}, and {deliveryCents} as it was ordered.',
            { cents: money.text(cents), deliveryCents: money.text(deliveryCents) },
          )}
      </p>
      {isOther && (
        <label className="flex min-h-11 items-center gap-2.5 text-[0.9375rem]">
          <input
            type="checkbox"
            checked={values.deliveryCents === cents}
            onChange={({ target }) => take(target.checked)}
            className="size-5 shrink-0"
          />
          <span>{t('Take {sum} for the delivery', { sum: money.text(cents) })}</span>
        </label>
      )}
    </>
  );
}
