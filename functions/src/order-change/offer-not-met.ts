import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { keptLines } from '../shared/order/order-lines.ts';
import { goodsCents, keptCents } from '../shared/order/order-totals.ts';
import { type AppliedChange, amountText, type ChangeContext } from './applied-change.ts';

/**
 * For a shop that takes back offers no longer met: the offer is taken back once the kept books cost less than its
 * minimum, and given again when a book is put back. What the desk took back stays so.
 */
export function withOfferJudged(
  order: ChangingOrder,
  applied: AppliedChange,
  context: ChangeContext,
): AppliedChange {
  const { offer } = order;
  const { fields, entry } = applied;
  if (offer?.number === undefined || !fields.lineChanges || fields.discounts) return applied;
  const after = { ...order, ...fields };
  const kept = keptLines(after);
  const isMet = goodsCents(kept) >= offer.fromCents;
  const { notMetAt, ...others } = offer;
  const discount = order.discounts?.find(({ number }) => number === offer.number);
  const isByRule = discount?.takenBackAt !== undefined && discount.takenBackAt === notMetAt;
  const isTaken = !isMet && kept.length > 0 && discount?.takenBackAt === undefined;
  if (!discount || !(isTaken || (isMet && isByRule))) return applied;
  const { takenBackAt: _, ...given } = discount;
  const at = context.now.toISOString();
  const judged = {
    ...fields,
    offer: isTaken ? { ...others, notMetAt: at } : others,
    discounts: order.discounts?.map((one) =>
      one === discount ? (isTaken ? { ...given, takenBackAt: at } : given) : one,
    ),
  };
  const total = (one: ChangingOrder) => amountText(one, keptCents(one), context);
  return {
    ...applied,
    fields: judged,
    entry: {
      ...entry,
      before: { ...entry.before, total: total(order) },
      after: { ...entry.after, total: total({ ...order, ...judged }) },
    },
  };
}
