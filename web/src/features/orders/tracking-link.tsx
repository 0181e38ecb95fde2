import type { Order } from '@bookstore/functions/shared/order/order';
import { trackingUrl } from '@bookstore/functions/shared/shop/carriers';
import { t } from '@bookstore/functions/shared/words/words';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { useShop } from '#config/shop.ts';

/** Nothing for an unknown carrier. */
export function TrackingLink({ order }: { order: Order }) {
  const { carriers } = useShop();
  // Several parcels have links of their own.
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
