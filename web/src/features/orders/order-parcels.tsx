import type { Order } from '@bookstore/functions/shared/order/order';
import { lineId } from '@bookstore/functions/shared/order/order-lines';
import { parcelStateSince, parcelStates, placeOfParcel } from '@bookstore/functions/shared/order/parcels';
import { unsentLines } from '@bookstore/functions/shared/order/unsent-lines';
import { trackingUrl } from '@bookstore/functions/shared/shop/carriers';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { useShop } from '#config/shop.ts';
import { ShortDay } from './order-days.tsx';

/** A single parcel is covered by the order's progress. */
export function comesInParts({ parcels, status }: Pick<Order, 'parcels' | 'status'>): boolean {
  return parcels.length > 1 || status === 'waiting';
}

/** Shown when the order comes in several. */
export function OrderParcels({ order }: { order: Order }) {
  const { parcels, lines } = order;
  const { carriers } = useShop();
  const titlesOf = (bookIds: readonly string[]) =>
    lines
      .filter((line) => bookIds.includes(lineId(line)))
      .map(({ title }) => title)
      .join(', ');
  const rest = unsentLines(order).map(lineId);
  return (
    <ul aria-label="Parcels" className="grid gap-3 text-[0.9375rem]">
      {parcels.map((parcel) => {
        const { number, bookIds, carrier, trackingCode, state } = parcel;
        const address = state === 'shipped' ? trackingUrl({ carrier, trackingCode }, carriers) : undefined;
        const code = `${carrier} ${trackingCode}`.trim();
        return (
          <li key={number} className="border-s-2 border-forest ps-4 wrap-anywhere">
            <p>
              <span className="font-medium">
                {t('Parcel {number}', { number: placeOfParcel(parcels, number) })}
              </span>{' '}
              <span className="text-muted">
                {rich('{state} on {day}', {
                  state: withinSentence(parcelStates[state].label),
                  day: <ShortDay instant={parcelStateSince(order, parcel)} />,
                })}
                {code && ' · '}
              </span>
              {address ? (
                <a
                  href={address}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
                >
                  {code}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              ) : (
                <span className="text-muted">{code}</span>
              )}
            </p>
            <p className="text-sm text-muted">{titlesOf(bookIds)}</p>
          </li>
        );
      })}
      {rest.length > 0 && (
        <li className="border-s-2 border-dashed border-line-strong/60 ps-4 wrap-anywhere">
          <p className="font-medium">Still to come</p>
          <p className="text-sm text-muted">{titlesOf(rest)}</p>
        </li>
      )}
    </ul>
  );
}
