import type { Order } from '@bookstore/functions/shared/order/order';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import {
  type OrderStatus,
  type OrderStep,
  orderStatuses,
  stepsFrom,
} from '@bookstore/functions/shared/order/order-status';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';
import { moveOrder, stepFailure } from '#entities/order/order-commands.ts';
import { orderName } from '#entities/order/order-labels.ts';
import { emptyStepTexts } from '#entities/order/order-step.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { ParcelFields } from './parcel-fields.tsx';

/** The usual next step as the one big button, the others below it; a message to the shopper goes with any of them. */
export function OrderStepForm({ order }: { order: Order }) {
  const id = useId();
  const [texts, setTexts] = useState(emptyStepTexts);
  const [taking, setTaking] = useState<OrderStatus>();
  const steps = stepsFrom(order.status, 'admin');
  const next = steps.find(({ isUsual }) => isUsual);
  const others = steps.filter((step) => step !== next);

  async function take({ to, label, isUsual }: OrderStep): Promise<void> {
    if (taking) return;
    // The other steps cannot be undone.
    if (!isUsual && !(await askFirst(`${label}?`, askText(to), label, 'Leave it'))) return;
    setTaking(to);
    try {
      await moveOrder(order, to, texts);
      void showToast(`Order ${orderName(order)} ${orderStatuses[to].label.toLowerCase()}`);
    } catch (error) {
      console.warn('The step was not taken:', error);
      void showFailure('The order was not changed', stepFailure(error));
    } finally {
      setTaking(undefined);
    }
  }

  useShortcuts({ p: () => next?.to === 'packed' && void take(next) });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (next) void take(next);
  }

  // The note is sent with a step, and not without one.
  const note = (
    <FieldFrame id={`${id}-note`} label="Note to the shopper (optional)" error={undefined}>
      <textarea
        id={`${id}-note`}
        rows={2}
        maxLength={orderLimits.note}
        value={texts.note}
        onChange={({ target }) => setTexts({ ...texts, note: target.value })}
        className={inputClasses}
      />
    </FieldFrame>
  );
  const otherButtons = others.map((step) => (
    <Button
      key={step.to}
      variant={next ? 'quiet' : 'secondary'}
      busy={taking === step.to}
      onClick={() => void take(step)}
    >
      {step.label}
    </Button>
  ));

  return (
    <section aria-labelledby="step-title" className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 id="step-title" className="mb-3 text-lg">
        {next ? 'Next step' : 'Nothing left to do'}
      </h3>
      {!next && (
        <p className="text-[0.9375rem] text-muted not-last:mb-2">
          This order is {orderStatuses[order.status].label.toLowerCase()}.
        </p>
      )}
      {next && (
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {next.to === 'shipped' && <ParcelFields texts={texts} onChange={setTexts} />}
          {note}
          <Button
            type="submit"
            busy={taking === next.to}
            title={next.to === 'packed' ? `${next.label} (p)` : undefined}
            className="min-h-12! w-full text-base!"
          >
            {next.label}
          </Button>
          {others.length > 0 && (
            <div className="flex flex-wrap justify-center gap-2 border-t border-line pt-2">
              {otherButtons}
            </div>
          )}
        </form>
      )}
      {!next && others.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-[0.9375rem] text-accent">Other steps</summary>
          <div className="grid gap-4 pt-2">
            {note}
            <div className="flex flex-wrap gap-2">{otherButtons}</div>
          </div>
        </details>
      )}
    </section>
  );
}

function askText(to: OrderStatus): string {
  return to === 'cancelled'
    ? 'The shopper is told. A cancelled order cannot be taken up again.'
    : 'The shopper is told, and the money no longer counts as a sale.';
}
