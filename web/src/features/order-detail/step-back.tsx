import type { Order } from '@bookstore/functions/shared/order/order';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { type OrderStatus, stepBackOf } from '@bookstore/functions/shared/order/order-status';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { emptyStepDetails, type StepDetails } from '#entities/order/order-step.ts';

interface StepBackProps {
  order: Order;
  taking: string | undefined;
  onTake: (to: OrderStatus, details: StepDetails) => Promise<boolean>;
}

/** Needs a reason. */
export function StepBack({ order, taking, onTake }: StepBackProps) {
  const [isOpen, setOpen] = useState(false);
  const { values, change, clear } = useKeptState(t('Take a step back'), { reason: '' }, () => setOpen(true));
  const { reason } = values;
  const [isMissing, setMissing] = useState(false);
  const back = stepBackOf(order);
  if (!back) return null;

  async function onSubmit(event: FormEvent<HTMLFormElement>, to: OrderStatus): Promise<void> {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (!reason.trim()) event.currentTarget.querySelector('input')?.focus();
    else if (await onTake(to, { ...emptyStepDetails, note: reason })) clear();
  }

  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-2 border-t border-line pt-1"
    >
      <summary className="min-h-11 content-center text-[0.9375rem] text-accent">Take a step back</summary>
      <form noValidate onSubmit={(event) => void onSubmit(event, back.to)} className="grid gap-3 pt-1 pb-1">
        <TextInput
          label="Reason"
          problem={isMissing ? t('Write why it goes back') : undefined}
          hint="It stands in the history, which the shopper sees."
          value={reason}
          maxLength={orderLimits.note}
          autoComplete="off"
          onChange={(text) => change({ reason: text })}
        />
        <Button type="submit" variant="secondary" busy={taking === back.to}>
          {back.label}
        </Button>
      </form>
    </details>
  );
}
