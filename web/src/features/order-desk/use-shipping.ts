import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import type { BulkStep } from './use-bulk-step.ts';

type Texts = Readonly<Record<string, string>>;

/** Typed codes stay until their order is shipped, whatever is selected meanwhile. */
export function useShipping({ take }: BulkStep) {
  const [isOpen, setOpen] = useState(false);
  // The carrier is kept for the next orders.
  const [lastCarrier, setLastCarrier] = useState('');
  const { values, change } = useKeptState<{ carrier: string; codes: Texts }>(t('Ship orders'), {
    carrier: lastCarrier,
    codes: {},
  });
  const { carrier, codes } = values;
  const [reasons, setReasons] = useState<Texts>({});
  return {
    isOpen,
    setOpen,
    carrier,
    setCarrier: (typed: string) => change({ carrier: typed }),
    codes,
    setCode: (id: string, code: string) => change({ codes: { ...codes, [id]: code } }),
    /** Why each order was not shipped, by id. */
    reasons,
    async ship(orders: readonly Order[], step: OrderStep) {
      setReasons({});
      const result = await take(orders, step, ({ _id }) => {
        return { ...emptyStepDetails, carrier, trackingCode: codes[_id] ?? '' };
      });
      if (!result) return;
      setReasons(Object.fromEntries(result.failed.map(({ order, reason }) => [order._id, reason])));
      const shipped = new Set(result.done.map(({ _id }) => _id));
      change({ codes: Object.fromEntries(Object.entries(codes).filter(([id]) => !shipped.has(id))) });
      if (result.failed.length > 0) return;
      setLastCarrier(carrier);
      setOpen(false);
    },
  };
}

export type Shipping = ReturnType<typeof useShipping>;
