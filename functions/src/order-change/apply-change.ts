import type { AwaitedChoice } from '../shared/order/awaited-choice.ts';
import type { CashRequest } from '../shared/order/cash.ts';
import type { ChangingOrder, LastStep } from '../shared/order/changing-order.ts';
import type { OrderStepRequest } from '../shared/order/order.ts';
import type {
  DiscountRequest,
  LineRequest,
  ParcelEdit,
  ParcelRequest,
  RecipientEdit,
} from '../shared/order/order-changes.ts';
import type { Withdrawal } from '../shared/order/withdrawal.ts';
import type { AppliedChange, ChangeContext } from './applied-change.ts';
import { enterCash } from './cash-change.ts';
import { giveDiscount, takeDiscountBack } from './discount-change.ts';
import { changeLine } from './line-change.ts';
import { type Ask, askAboutCopy, chooseForCopy } from './missing-copy.ts';
import { type MovedDay, moveDay } from './moved-day.ts';
import { addParcel, editParcel } from './parcel-change.ts';
import { receiveCopy } from './received-copy.ts';
import { type ReminderSteps, remind } from './reminder-change.ts';
import { changeStep } from './step-change.ts';
import { addMessage, addWithdrawal, correctRecipient } from './text-change.ts';
import { undoStep } from './undo-step.ts';

export type OrderChange =
  | { kind: 'step'; request: OrderStepRequest }
  | { kind: 'line'; request: LineRequest }
  | { kind: 'received copy'; bookId: string }
  | ({ kind: 'moved day' } & MovedDay)
  | { kind: 'missing copy'; ask: Ask }
  | { kind: 'choice'; request: { bookId: string; choice: AwaitedChoice } }
  | { kind: 'parcel'; request: ParcelRequest }
  | { kind: 'parcel edit'; number: number; request: ParcelEdit }
  | { kind: 'recipient'; request: RecipientEdit }
  | { kind: 'message'; request: { text: string } }
  | { kind: 'discount'; request: DiscountRequest }
  | { kind: 'discount taken back'; number: number }
  | { kind: 'cash'; request: CashRequest }
  | { kind: 'reminder'; steps: ReminderSteps; by: string }
  | { kind: 'withdrawal'; request: Omit<Withdrawal, 'at'> };

/** @throws ApiError when the change is not possible in the order's present state */
export function applyChange(
  order: ChangingOrder,
  lastStep: LastStep | undefined,
  change: OrderChange,
  context: ChangeContext,
): AppliedChange {
  switch (change.kind) {
    case 'step':
      return change.request.isUndo
        ? undoStep(order, change.request, lastStep, context)
        : changeStep(order, change.request, context);
    case 'line':
      return changeLine(order, change.request, context);
    case 'received copy':
      return receiveCopy(order, change.bookId);
    case 'moved day':
      return moveDay(order, change);
    case 'missing copy':
      return askAboutCopy(order, change.ask, context);
    case 'choice':
      return chooseForCopy(order, change.request, context);
    case 'parcel':
      return addParcel(order, change.request, context);
    case 'parcel edit':
      return editParcel(order, change.number, change.request, context);
    case 'recipient':
      return correctRecipient(order, change.request);
    case 'message':
      return addMessage(order, change.request.text, context);
    case 'discount':
      return giveDiscount(order, change.request, context);
    case 'discount taken back':
      return takeDiscountBack(order, change.number, context);
    case 'cash':
      return enterCash(order, change.request, context);
    case 'reminder':
      return remind(order, change.steps, change.by, context);
    case 'withdrawal':
      return addWithdrawal(order, change.request, context);
  }
}
