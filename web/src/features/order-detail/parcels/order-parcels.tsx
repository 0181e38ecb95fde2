import type { Order } from '@bookstore/functions/shared/order/order';
import { parcelCents } from '@bookstore/functions/shared/order/order-totals';
import {
  type Parcel,
  parcelStateSince,
  parcelStates,
  placeOfParcel,
} from '@bookstore/functions/shared/order/parcels';
import { linesOfParcel, sendableLines, unsentLines } from '@bookstore/functions/shared/order/unsent-lines';
import { trackingUrl } from '@bookstore/functions/shared/shop/carriers';
import { t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { ParcelActions } from './parcel-actions.tsx';
import { ParcelForm } from './parcel-form.tsx';

/** Whether some of the books can be shipped in a parcel: other books, or all that are left, but not a whole order. */
function canShipParts(order: Order, sendable: number): boolean {
  const unsent = unsentLines(order).length;
  if (order.parcels.length === 0 && sendable === unsent) return order.status === 'packed' && unsent > 1;
  return sendable > 0;
}

export function OrderParcels({ order }: { order: Order }) {
  const { parcels, status } = order;
  const lines = sendableLines(order, useToday());
  const canShip = canShipParts(order, lines.length);
  // A collected order goes over the counter as one.
  if (order.collection || (parcels.length === 0 && !canShip)) return null;
  return (
    <Card title={parcels.length === 1 ? t('Parcel') : t('Parcels')}>
      {parcels.length > 0 && (
        <ul className="divide-y divide-line">
          {parcels.map((parcel) => (
            <ParcelCard
              key={parcel.number}
              order={order}
              parcel={parcel}
              // The order's own steps move its only parcel.
              isAlone={parcels.length === 1 && status !== 'waiting'}
            />
          ))}
        </ul>
      )}
      {canShip && <ParcelForm order={order} lines={lines} />}
    </Card>
  );
}

interface ParcelCardProps {
  order: Order;
  parcel: Parcel;
  isAlone: boolean;
}

function ParcelCard({ order, parcel, isAlone }: ParcelCardProps) {
  const money = useOrderMoney(order);
  const { number, carrier, trackingCode, state } = parcel;
  const lines = linesOfParcel(order, parcel);
  const address = trackingUrl(parcel, useShop().carriers);
  const code = [carrier, trackingCode].filter(Boolean).join(' · ') || t('No carrier, no code');
  return (
    <li className="grid gap-1 py-2.5 text-[0.9375rem] first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {!isAlone && (
          <strong className="font-medium">
            {t('Parcel {placeOfParcel}', { placeOfParcel: placeOfParcel(order.parcels, number) })}
          </strong>
        )}
        {address ? (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            title="Opens in a new tab"
            className="me-auto inline-flex min-h-6 items-center text-accent underline-offset-4 wrap-anywhere hover:underline"
          >
            {code}
          </a>
        ) : (
          <span className="me-auto wrap-anywhere">{code}</span>
        )}
        <span className="text-sm text-muted">
          {parcelStates[state].label} · <TimeLabel instant={parcelStateSince(order, parcel)} />
        </span>
      </p>
      {!isAlone && (
        <p className="text-sm text-muted wrap-anywhere">
          {lines.map(({ title }) => title).join(' · ') || t('No book that was kept')} ·{' '}
          <span className="whitespace-nowrap tabular-nums">
            {money.text(parcelCents(order, parcel.bookIds, false))}
          </span>
        </p>
      )}
      <ParcelActions key={state} order={order} parcel={parcel} isAlone={isAlone} />
    </li>
  );
}
