import type { Order } from '@bookstore/functions/shared/order/order';
import { trackingUrl } from '@bookstore/functions/shared/shop/carriers';
import { t } from '@bookstore/functions/shared/words/words';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { useShop } from '#config/shop.ts';

/** Where a parcel that is on its way can be followed; nothing for a carrier that the shop does not know. */
export function TrackingLink({ order }: { order: Order }) {
  const { carriers } = useShop();
  // Of several parcels each has its own link.
  const isOne = order.status === 'shipped' && order.parcels.length <= 1;
  const address = isOne ? trackingUrl(order, carriers) : undefined;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={buttonClasses()}>
      {t('Track the parcel')}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
