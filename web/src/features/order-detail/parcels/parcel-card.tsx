import type { Order } from '@bookstore/functions/shared/order/order';
import { parcelCents } from '@bookstore/functions/shared/order/order-totals';
import {
  type Parcel,
  parcelStateSince,
  parcelStates,
  placeOfParcel,
} from '@bookstore/functions/shared/order/parcels';
import { linesOfParcel } from '@bookstore/functions/shared/order/unsent-lines';
import { trackingUrl } from '@bookstore/functions/shared/shop/carriers';
import { t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useShop } from '#config/shop.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { ParcelActions } from './parcel-actions.tsx';

interface ParcelCardProps {
  order: Order;
  parcel: Parcel;
  isAlone: boolean;
}

/** A parcel with its books, its carrier and code, and what can be done with it. */
export function ParcelCard({ order, parcel, isAlone }: ParcelCardProps) {
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
