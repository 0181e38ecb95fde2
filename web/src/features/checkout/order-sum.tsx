import { inCoins } from '@bookstore/functions/shared/order/order-totals';
import { presentProvider, providers } from '@bookstore/functions/shared/payment/providers';
import type { WayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { useFormikContext } from 'formik';
import { rich } from '#components/labels/rich.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { ExpectedIfOrderedNow, type OrderWaits } from '#entities/shop/expected-day.tsx';
import type { FormValues } from '#lib/form-values.ts';
import { isPaidOnline } from './is-paid-online.ts';

interface OrderSumProps {
  totalCents: number;
  isCollected: boolean;
  waits: OrderWaits;
  problems: WayProblems;
  /** Vouchers pay the whole order. */
  isCovered?: boolean;
}

/** Total and delivery day, before the order button; nothing without a payment method. */
export function OrderSum({ totalCents, isCollected, waits, problems, isCovered }: OrderSumProps) {
  const money = useMoney();
  const shop = useShop();
  const { values } = useFormikContext<FormValues>();
  const isOnline = isPaidOnline(problems, values);
  if (isCovered)
    return (
      <p className="basis-full border-t border-line pt-4">
        Vouchers pay for all of it: nothing is left to pay.
      </p>
    );
  if (problems.cash && problems.online) return null;
  const amount = (
    <strong className="text-lg font-semibold tabular-nums">
      {money.text(isOnline ? totalCents : inCoins(totalCents, shop))}
    </strong>
  );
  if (isOnline) {
    return (
      <p className="basis-full border-t border-line pt-4">
        {rich('You pay {amount} now, on a page of {provider}.', {
          amount,
          provider: providers[presentProvider].name,
        })}
      </p>
    );
  }
  return (
    <p className="basis-full border-t border-line pt-4">
      {isCollected
        ? rich('You pay {amount} in cash, in the shop.', { amount })
        : rich('You pay {amount} in cash, by {day}.', {
            amount,
            day: <ExpectedIfOrderedNow {...waits} />,
          })}
    </p>
  );
}
