import type { Order } from '@bookstore/functions/shared/order/order';
import type { OrderStep } from '@bookstore/functions/shared/order/order-status';
import { plural } from '@bookstore/functions/shared/words/words';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { CarrierField, trackingCodeBox } from '#entities/order/carrier-field.tsx';
import type { Shipping } from './use-shipping.ts';

interface ShipFormProps {
  id: string;
  orders: readonly Order[];
  step: OrderStep;
  isBusy: boolean;
  shipping: Shipping;
  onClose: () => void;
}

/** Enter, also from a scanner, moves from box to box, so that nothing ships before the button is reached. */
function goToNextBox(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[type="submit"]')];
  stops[stops.indexOf(event.target) + 1]?.focus();
}

/** One carrier, and a tracking code for each order. */
export function ShipForm({ id, orders, step, isBusy, shipping, onClose }: ShipFormProps) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { carrier, setCarrier, codes, setCode, reasons, ship } = shipping;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void ship(orders, step);
  }

  return (
    <form
      ref={form}
      id={id}
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      onKeyDown={goToNextBox}
      className="grid grid-cols-1 gap-4 border-b border-line bg-sunken/60 p-4"
    >
      <div>
        <h3 id={titleId} className="text-lg">
          {plural(orders.length, 'Ship {count} order', 'Ship {count} orders')}
        </h3>
        <p className="mt-0.5 text-[0.9375rem] text-muted">
          Carrier and codes may stay empty. Enter leads to the next box.
        </p>
      </div>
      <div className="max-w-sm">
        <CarrierField
          label="Carrier of all parcels"
          carrier={carrier}
          onChange={setCarrier}
          readOnly={isBusy}
        />
      </div>
      <ul
        aria-label="Tracking codes"
        className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
      >
        {orders.map((order) => (
          <ShipRow
            key={order._id}
            order={order}
            code={codes[order._id] ?? ''}
            reason={reasons[order._id]}
            readOnly={isBusy}
            onChange={(code) => setCode(order._id, code)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {plural(orders.length, 'Mark {count} order as shipped', 'Mark {count} orders as shipped')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </form>
  );
}

interface ShipRowProps {
  order: Order;
  code: string;
  reason: string | undefined;
  readOnly: boolean;
  onChange: (code: string) => void;
}

function ShipRow({ order, code, reason, readOnly, onChange }: ShipRowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-1 p-3 sm:grid-cols-2 sm:items-center">
      <label htmlFor={id} className="flex min-w-0 gap-x-3 text-[0.9375rem]">
        <span className="sr-only">Tracking code of </span>
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
