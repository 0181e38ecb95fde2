import { Forbidden } from '../platform/http/api-errors.ts';
import type { ChangedFields, ChangingOrder, LastStep } from '../shared/order/changing-order.ts';
import type { OrderStepRequest } from '../shared/order/order.ts';
import { type AppliedChange, type ChangeContext, OrderChanged } from './applied-change.ts';

export function lastStepOf(
  order: ChangingOrder,
  { fields, mail, cashWay, isUndo, canBeUndone, entry }: AppliedChange,
): LastStep | undefined {
  if (isUndo || !(canBeUndone || entry.action === 'step')) return undefined;
  const names = Object.keys(fields).filter((name) => name !== 'history');
  const former = Object.entries(order).filter(([name, value]) => names.includes(name) && value !== undefined);
  const before: ChangedFields = Object.fromEntries(former);
  const added = names.filter((name) => !Object.hasOwn(before, name));
  return { before, added, ...(mail && { mail: mail.event }), ...(cashWay && { cashWay }) };
}

/** @throws OrderChanged when another step, or none, was the last one; Forbidden for a shopper */
export function undoStep(
  order: ChangingOrder,
  { from, to }: OrderStepRequest,
  lastStep: LastStep | undefined,
  { actor }: ChangeContext,
): AppliedChange {
  if (actor !== 'admin') throw new Forbidden('Only the shop takes this step');
  if (!lastStep || order.status !== from || (lastStep.before.status ?? from) !== to) {
    throw new OrderChanged(order);
  }
  // A further parcel of an already partly shipped order adds no history entry.
  const history = lastStep.before.status ? order.history.slice(0, -1) : order.history;
  const added = Object.fromEntries(lastStep.added.map((name) => [name, undefined]));
  return {
    fields: { ...added, ...lastStep.before, history },
    withdrawn: lastStep.mail ? [lastStep.mail] : [],
    ...(lastStep.cashWay && { cashWay: lastStep.cashWay }),
    isBack: true,
    isUndo: true,
    entry: { action: 'undone', before: { status: from }, after: { status: to } },
  };
}
