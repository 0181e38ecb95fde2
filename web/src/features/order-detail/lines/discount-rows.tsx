import type { Order } from '@bookstore/functions/shared/order/order';
import { billDiscounts, billOf } from '@bookstore/functions/shared/order/order-bill';
import { discountKey } from '@bookstore/functions/shared/order/order-costs';
import { orderStatuses } from '@bookstore/functions/shared/order/order-status';
import { percentText } from '@bookstore/functions/shared/tax/tax-words';
import { t } from '@bookstore/functions/shared/words/words';
import { useLayoutEffect, useRef } from 'react';
import { CommandButton } from '#entities/command/command-button.tsx';
import { takeDiscountBack } from '#entities/order/order-changes.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { useOrderMoney } from '#entities/order/use-order-money.ts';

/** The button goes with its row, and must not take the focus with it. */
function TakeBackButton({ order, number, reason }: { order: Order; number: number; reason: string }) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element && document.activeElement === element)
        element.closest('section')?.querySelector('h3')?.focus();
    };
  }, []);

  return (
    <CommandButton
      ref={button}
      variant="quiet"
      aria-label={t('Take back the discount: {reason}', { reason })}
      command={orderChange(order, {
        send: () => takeDiscountBack(order, number),
        done: t('The discount is taken back'),
      })}
      className="-my-1 -me-2 px-2! text-sm! max-sm:col-start-2 max-sm:my-0 max-sm:-ms-2 max-sm:justify-self-start"
    >
      Take back
    </CommandButton>
  );
}

export function DiscountRows({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const isOpen = orderStatuses[order.status].isSale;
  return billDiscounts(order, billOf(order)).map(({ key, about: reason, cents }) => {
    const { number = 0, basisPoints: rate } =
      order.discounts?.find((one) => discountKey(one.number) === key) ?? {};
    return (
      <li
        key={key}
        className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-[0.9375rem]"
      >
        <div className="col-start-2 min-w-0 py-1 wrap-anywhere">
          <p className="font-medium">
            {rate === undefined
              ? t('Discount')
              : t('Discount of {percent}', { percent: percentText(rate, money.format.decimal) })}
          </p>
          <p className="text-sm text-muted">{reason}</p>
        </div>
        <div className="grid justify-items-end max-sm:contents">
          <span className="tabular-nums">{money.text(cents)}</span>
          {isOpen && <TakeBackButton order={order} number={number} reason={reason} />}
        </div>
      </li>
    );
  });
}
