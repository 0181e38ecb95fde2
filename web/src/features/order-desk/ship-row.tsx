import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { useId } from 'react';
import { trackingCodeBox } from '#entities/order/carrier-field.tsx';

interface ShipRowProps {
  order: Order;
  code: string;
  /** Why the order was not shipped. */
  reason: string | undefined;
  readOnly: boolean;
  onChange: (code: string) => void;
}

/** The box for the tracking code of an order, beside the order's number and name. */
export function ShipRow({ order, code, reason, readOnly, onChange }: ShipRowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-1 p-3 sm:grid-cols-2 sm:items-center">
      <label htmlFor={id} className="flex min-w-0 gap-x-3 text-[0.9375rem]">
        <span className="sr-only">{t('Tracking code of')} </span>
        <span className="font-medium whitespace-nowrap tabular-nums">{order.number}</span>{' '}
        <span className="truncate text-muted" title={order.name}>
          {order.name || '–'}
        </span>
      </label>
      <input
        {...trackingCodeBox}
        id={id}
        value={code}
        placeholder="Tracking code"
        readOnly={readOnly}
        aria-invalid={Boolean(reason)}
        aria-describedby={reason ? `${id}-reason` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {reason && (
        <p id={`${id}-reason`} className="text-sm failure-note sm:col-start-2">
          {reason}
        </p>
      )}
    </li>
  );
}
