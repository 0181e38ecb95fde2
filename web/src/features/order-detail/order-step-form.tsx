import type { Order } from '@bookstore/functions/shared/order/order';
import { orderLimits } from '@bookstore/functions/shared/order/order-limits';
import { keptLines } from '@bookstore/functions/shared/order/order-lines';
import {
  type OrderStatus,
  type OrderStep,
  statusLabel,
  stepsFrom,
} from '@bookstore/functions/shared/order/order-status';
import {
  isToHoldBack,
  openCents,
  openInCash,
  takenBackCents,
} from '@bookstore/functions/shared/order/order-totals';
import { sendableLines, unsentLines } from '@bookstore/functions/shared/order/unsent-lines';
import { linesNotWithdrawn } from '@bookstore/functions/shared/order/withdrawn-lines';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { AmountBox, typedAmount } from '#components/forms/amount-field.tsx';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
import { Card } from '#components/layout/card.tsx';
import { useToday } from '#config/today.ts';
import { askPacking } from '#entities/order/ask-packing.ts';
import { deliveryProblem, mayBringCash } from '#entities/order/order-costs.ts';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import { ParcelFields } from '#entities/order/parcel-fields.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { askFirst } from '#lib/alerts.ts';
import { useShortcuts } from '#lib/browser/shortcuts.ts';
import { StepBack } from './step-back.tsx';
import { useStep } from './use-step.ts';

/** The usual next step is the one big button, others are below it; a message to the shopper goes with any of them. */
export function OrderStepForm({ order }: { order: Order }) {
  const money = useOrderMoney(order);
  const { note: noNote, carrier, trackingCode } = emptyStepDetails;
  const { values, change, clear } = useKeptState(
    t('Next step'),
    { note: noNote, carrier, trackingCode, cash: money.typed(Math.max(0, openInCash(order))) },
    () => setView({ status: order.status, isTyping: true }),
  );
  const { cash: cashText, ...texts } = values;
  const [view, setView] = useState({ status: order.status, isTyping: false });
  // The order may move on elsewhere: a note being typed stays.
  if (view.status !== order.status) setView({ status: order.status, isTyping: texts.note !== '' });
  const { taking, take } = useStep(order);
  // The order can have moved on before the last step is answered: no other step is taken until then.
  const isBusy = taking !== undefined;
  const cash = typedAmount(money, cashText);
  const cashProblem = deliveryProblem(cash.cents, order, money);
  const goesByParcel =
    order.status === 'waiting' || new Set(order.parcels.map(({ state }) => state)).size > 1;
  const sendable = sendableLines(order, useToday()).length;
  const isAwaiting = sendable < unsentLines(order).length;
  const isOpen = ({ to }: OrderStep) => !isAwaiting || (to !== 'packed' && to !== 'shipped');
  const steps = goesByParcel ? [] : stepsFrom(order.status, 'admin', order).filter(isOpen);
  const next = steps.find(({ isUsual }) => isUsual);
  const others = steps.filter((step) => step !== next);

  const isOwed = !order.isPaidOnline && openCents(order) < 0;
  // Books are expected back, as the withdrawal's card says: none has arrived, or some of the named ones have not.
  const { withdrawals = [], lineChanges } = order;
  const isOpenStill = lineChanges.length === 0 || linesNotWithdrawn(order).length < keptLines(order).length;
  const isWithdrawn = withdrawals.length > 0 && others.length > 0 && isOpenStill;

  const hasForm = Boolean(next) || view.isTyping;

  async function takeStep({ to, label, isUsual }: OrderStep): Promise<void> {
    if (isBusy || (to === 'delivered' && (cash.problem || cashProblem))) return;
    if (to === 'packed' && !(await askPacking([order]))) return;
    if (!isUsual && !(await askFirst(`${label}?`, askText(to), label, t('Leave it')))) return;
    const details = { ...emptyStepDetails, ...texts, ...(to === 'delivered' && { cashCents: cash.cents }) };
    if (!(await take(to, details))) return;
    clear();
    setView((last) => ({ ...last, isTyping: false }));
  }

  useShortcuts({ p: () => next?.to === 'packed' && void takeStep(next) });

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (next) void takeStep(next);
  }

  // The note is only sent with a step.
  const note = (
    <TextArea
      label="Note to the shopper (optional)"
      rows={2}
      hint={next || others.length > 0 ? undefined : t('No step is left that could send it.')}
      maxLength={orderLimits.note}
      value={texts.note}
      onChange={(text) => change({ note: text })}
    />
  );
  const otherButtons = others.map((step) => (
    <Button
      key={step.to}
      variant={next ? 'quiet' : 'secondary'}
      busy={isBusy}
      onClick={() => void takeStep(step)}
    >
      {step.label}
    </Button>
  ));

  return (
    <Card
      title={
        next || goesByParcel || isAwaiting || isOwed || isWithdrawn ? t('Next step') : t('Nothing left to do')
      }
    >
      {!next && (
        <p className="text-[0.9375rem] text-muted not-last:mb-2">
          {isAwaiting
            ? sendable > 0 && !order.collection
              ? t(
                  'Some books have not come yet. Ship the others below, or wait: what is received comes here by itself.',
                )
              : t('Some books have not come yet. What is received comes here by itself.')
            : order.status === 'waiting'
              ? t('Some books are still here. Ship them below, or take them out.')
              : goesByParcel
                ? t('This order goes parcel by parcel.')
                : t('This order is {status}.', { status: withinSentence(statusLabel(order)) })}
        </p>
      )}
      {!next && isOwed && (
        <p className="text-[0.9375rem] not-last:mb-2">
          {t('Give back {amount}, and note it under Money.', { amount: money.text(-openCents(order)) })}
        </p>
      )}
      {isToHoldBack(order) && (
        <p role="alert" className="failure-note not-last:mb-2">
          {t(
            '{amount} of what was paid online was taken back. Hold the books back until it is settled: cancel the order, give a discount, or note under Money what comes in another way.',
            { amount: money.text(takenBackCents(order)) },
          )}
        </p>
      )}
      {hasForm && (
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {next?.to === 'shipped' && <ParcelFields texts={texts} onChange={change} />}
          {next?.to === 'delivered' && mayBringCash(order) && (
            <AmountBox
              label="Cash received"
              amount={cash}
              onChange={(text) => change({ cash: text })}
              problem={cashProblem}
              isAsked
            />
          )}
          {note}
          {next && (
            <Button
              type="submit"
              busy={isBusy}
              title={next.to === 'packed' ? `${next.label} (p)` : undefined}
              className="min-h-12! w-full text-base!"
            >
              {next.label}
            </Button>
          )}
          {others.length > 0 && (
            <div className="flex flex-wrap justify-center gap-2 border-t border-line pt-2">
              {otherButtons}
            </div>
          )}
        </form>
      )}
      {!hasForm && others.length > 0 && (
        <details open={isWithdrawn}>
          <summary className="min-h-11 content-center text-[0.9375rem] text-accent">Other steps</summary>
          <div className="grid gap-4 pt-2">
            {note}
            <div className="flex flex-wrap gap-2">{otherButtons}</div>
          </div>
        </details>
      )}
      <StepBack order={order} taking={taking} onTake={take} />
    </Card>
  );
}

function askText(to: OrderStatus): string {
  return to === 'cancelled'
    ? t('The shopper is told in a minute. Until then it can be undone.')
    : t(
        'The shopper is told in a minute, and the money no longer counts as a sale. Until then it can be undone.',
      );
}
