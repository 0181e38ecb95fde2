import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import type { BulkStep } from './use-bulk-step.ts';

type Texts = Readonly<Record<string, string>>;

/** The carrier and the tracking codes that were typed for orders that are shipped together. */
export interface Shipping {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Of all parcels. */
  carrier: string;
  setCarrier: (carrier: string) => void;
  /** The tracking codes by order. */
  codes: Texts;
  setCode: (id: string, code: string) => void;
  /** Why an order was not shipped, by order. */
  reasons: Texts;
  ship: (orders: readonly Order[], step: OrderStep) => Promise<void>;
}

/** Typed codes stay until their order is shipped, whatever is selected meanwhile. */
export function useShipping({ take }: BulkStep): Shipping {
  const [isOpen, setOpen] = useState(false);
  // The carrier of the last orders is the one of the next.
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
    setCarrier: (typed) => change({ carrier: typed }),
    codes,
    setCode: (id, code) => change({ codes: { ...codes, [id]: code } }),
    reasons,
    async ship(orders, step) {
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
