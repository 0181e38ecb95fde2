import type { Order } from '@bookstore/functions/shared/order/order';
import { type OrderStatus, statusLabel, stepsFrom } from '@bookstore/functions/shared/order/order-status';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { statusFound, takeStep } from '#entities/order/order-step.ts';
import { callShopperApi } from '#entities/session/shopper-api.ts';
import { askFirst, showFailure, showToast } from '#lib/alerts.ts';
import { ApiError } from '#lib/api.ts';

/**
 * The status afterwards: cancelled, also when another tab was faster, or the status that the shop had set before.
 * @throws ApiError when it is refused for another reason, or there is no answer
 */
async function cancelOrder(order: Order): Promise<OrderStatus> {
  try {
    await takeStep(callShopperApi, order, 'cancelled');
    return 'cancelled';
  } catch (error) {
    const status = statusFound(error);
    if (status) return status;
    throw error;
  }
}

/** @returns whether the order is cancelled now */
async function askAndCancel(order: Order): Promise<boolean> {
  const wanted = await askFirst(
    t('Cancel order {number}?', { number: order.number }),
    order.collection
      ? t('We have not set it aside yet. A cancelled order cannot be brought back.')
      : t('We have not packed it yet. A cancelled order cannot be brought back.'),
    t('Cancel order'),
    t('Keep it'),
  );
  if (!wanted) return false;
  let outcome: OrderStatus;
  try {
    outcome = await cancelOrder(order);
  } catch (error) {
    console.warn('The order was not cancelled:', error instanceof ApiError ? error.failure : error);
    await showFailure(
      t('The order could not be cancelled'),
      t('We have no answer from the shop. Look at the status of the order, and try again.'),
    );
    return false;
  }
  if (outcome === 'cancelled') {
    void showToast(t('Your order is cancelled'));
    return true;
  }
  const status = withinSentence(statusLabel(order, outcome));
  await showFailure(
    t('It was {status} meanwhile', { status }),
    t('The shop was faster, and the order stays as it is.'),
  );
  return false;
}

export function CancelButton({ order }: { order: Order }) {
  const step = stepsFrom(order.status, 'shopper').find(({ to }) => to === 'cancelled');
  return step ? <AskingButton order={order} label={step.label} /> : null;
}

function AskingButton({ order, label }: { order: Order; label: string }) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // The button goes with the status, and must not take the focus with it.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || !(hadFocus.current || document.activeElement === element)) return;
      element.closest('article')?.querySelector<HTMLElement>('h1, h2')?.focus();
    };
  }, []);

  async function press(): Promise<void> {
    setBusy(true);
    // The focus is in the question until it is answered.
    hadFocus.current = true;
    try {
      hadFocus.current = await askAndCancel(order);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      ref={button}
      variant="secondary"
      busy={busy}
      aria-label={t('{label}: {text}', { label, text: order.number })}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
