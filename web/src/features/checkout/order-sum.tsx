import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedIfOrderedNow } from '#entities/shop/expected-day.tsx';

interface OrderSumProps {
  totalCents: number;
  isCollected: boolean;
}

/** What an order costs and when it comes, in a line before the button that places it. */
export function OrderSum({ totalCents, isCollected }: OrderSumProps) {
  const money = useMoney();
  return (
    <p className="basis-full border-t border-line pt-4">
      You pay{' '}
      <strong className="text-lg font-semibold tabular-nums">
        {money.text(inCoins(totalCents, useShop()))}
      </strong>{' '}
      in cash,{' '}
      {isCollected ? (
        'in the shop.'
      ) : (
        <>
          by <ExpectedIfOrderedNow />.
        </>
      )}
    </p>
  );
}
