import type { Order } from '@bookstore/functions/shared/order/order';
import { trackingUrl } from '@bookstore/functions/shared/shop/shop';
import { buttonClasses } from '#components/forms/control-classes.ts';

/** Where a parcel that is on its way can be followed; nothing for a carrier that the shop does not know. */
export function TrackingLink({ order: { status, carrier, trackingCode } }: { order: Order }) {
  const address = status === 'shipped' ? trackingUrl(carrier, trackingCode) : undefined;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClasses()}>
      Track the parcel
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
