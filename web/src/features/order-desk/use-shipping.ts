import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { useState } from 'react';
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
  const [carrier, setCarrier] = useState('');
  const [codes, setCodes] = useState<Texts>({});
  const [reasons, setReasons] = useState<Texts>({});
  return {
    isOpen,
    setOpen,
    carrier,
    setCarrier,
    codes,
    setCode: (id, code) => setCodes((before) => ({ ...before, [id]: code })),
    reasons,
    async ship(orders, step) {
      setReasons({});
      const result = await take(orders, step, ({ _id }) => {
        return { ...emptyStepDetails, carrier, trackingCode: codes[_id] ?? '' };
      });
      if (!result) return;
      setReasons(Object.fromEntries(result.failed.map(({ order, reason }) => [order._id, reason])));
      if (result.failed.length === 0) setOpen(false);
    },
  };
}
