import type { Order } from '@bookstore/functions/shared/order/order';
import { sendableLines, unsentLines } from '@bookstore/functions/shared/order/unsent-lines';
import { t } from '@bookstore/functions/shared/words/words';
import { Card } from '#components/layout/card.tsx';
import { useToday } from '#config/today.ts';
import { ParcelCard } from './parcel-card.tsx';
import { ParcelForm } from './parcel-form.tsx';

/** Whether a parcel of some of the books can be shipped: of others, or of all that is left, not of a whole order. */
function canShipParts(order: Order, sendable: number): boolean {
  const unsent = unsentLines(order).length;
  if (order.parcels.length === 0 && sendable === unsent) return order.status === 'packed' && unsent > 1;
  return sendable > 0;
}

/** The parcels of an order, and the books that can still be shipped in one. */
export function OrderParcels({ order }: { order: Order }) {
  const { parcels, status } = order;
  const lines = sendableLines(order, useToday());
  const canShip = canShipParts(order, lines.length);
  // What is collected goes over the counter in one.
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
              // The order's own step is that of its only parcel.
              isAlone={parcels.length === 1 && status !== 'waiting'}
            />
          ))}
        </ul>
      )}
      {canShip && <ParcelForm order={order} lines={lines} />}
    </Card>
  );
}
