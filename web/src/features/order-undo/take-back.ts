import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { forEachOrder, reportOf } from '#entities/order/each-order.ts';
import { moveOrder, stepFailure } from '#entities/order/order-commands.ts';
import { labelOfAll } from '#entities/order/order-labels.ts';
import { emptyStepDetails } from '#entities/order/order-step.ts';
import { type ChangeUndo, offerUndo, type StepUndo, type UndoOffer } from '#entities/order/undo-offer.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { isUnanswered } from '#lib/lost-answer.ts';

/** One or several orders together; says which could not be undone and why. */
async function takeStepBack(undo: StepUndo): Promise<void> {
  const { orders, to } = undo;
  const result = await forEachOrder(
    orders,
    (order) => moveOrder({ ...order, status: to }, order.status, { ...emptyStepDetails, isUndo: true }),
    stepFailure,
  );
  const { text, reasons } = reportOf(
    result,
    t('no longer {status}', { status: withinSentence(labelOfAll(orders, to)) }),
  );
  // Unanswered undos can be retried: nothing happens twice.
  const unanswered = result.failed.filter(({ error }) => isUnanswered(error)).map(({ order }) => order);
  offerUndo(unanswered.length > 0 ? { ...undo, orders: unanswered } : undefined);
  await (result.failed.length === 0 ? showToast(text) : showFailure(text, reasons));
}

/** Can be retried when unanswered: nothing happens twice. */
async function takeChangeBack({ text, orders: [order], takeBack, failure }: ChangeUndo): Promise<void> {
  try {
    await takeBack();
    offerUndo(undefined);
    await showToast(t('Undone: {text}', { text }));
  } catch (error) {
    console.warn('The change was not taken back:', error);
    if (!isUnanswered(error)) offerUndo(undefined);
    await showFailure(failure ?? t('The order was not changed'), stepFailure(error, order));
  }
}

export function takeBack(undo: UndoOffer): Promise<void> {
  return 'takeBack' in undo ? takeChangeBack(undo) : takeStepBack(undo);
}
