import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import { rich } from '#components/labels/rich.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedIfOrderedNow } from '#entities/shop/expected-day.tsx';

interface OrderSumProps {
  totalCents: number;
  isCollected: boolean;
  isToOrder: boolean;
}

/** What an order costs and when it comes, in a line before the button that places it. */
export function OrderSum({ totalCents, isCollected, isToOrder }: OrderSumProps) {
  const money = useMoney();
  const amount = (
    <strong className="text-lg font-semibold tabular-nums">
      {money.text(inCoins(totalCents, useShop()))}
    </strong>
  );
  return (
    <p className="basis-full border-t border-line pt-4">
      {isCollected
        ? rich('You pay {amount} in cash, in the shop.', { amount })
        : rich('You pay {amount} in cash, by {day}.', {
            amount,
            day: <ExpectedIfOrderedNow isToOrder={isToOrder} />,
          })}
    </p>
  );
}
