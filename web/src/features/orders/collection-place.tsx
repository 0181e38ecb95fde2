import type { Order } from '@bookstore/functions/shared/order/order';
import { openInCash } from '@bookstore/functions/shared/order/order-totals';
import { useShop } from '#config/shop.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { ShopPlace } from '#entities/shop/shop-place.tsx';

export function CollectionPlace({ order }: { order: Order }) {
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
