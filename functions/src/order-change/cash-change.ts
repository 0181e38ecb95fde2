import { Conflict } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { type CashRequest, cashWays } from '../shared/order/cash.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import { openCents, orderedCents } from '../shared/order/order-totals.ts';
import { t } from '../shared/words/words.ts';
import { type AppliedChange, amountText, type ChangeContext } from './applied-change.ts';

/**
 * Notes money that a person has taken or given back by hand.
 * @throws Conflict for more than was taken, InvalidArgument for more than an order can hold
 */
export function enterCash(
  order: ChangingOrder,
  { kind, cents, ...typed }: CashRequest,
  context: ChangeContext,
): AppliedChange {
  const { cashCents: balance = 0, takenBackCents: before = 0 } = order;
  if (kind === 'given-back' && cents > balance) {
    const amount = amountText(order, Math.max(0, balance), context);
    const message = `At most ${amount} can be given back: no more was taken`;
    throw new Conflict('more-than-taken', message, { cashCents: balance, amount });
  }
  const cashCents = kind === 'taken' ? balance + cents : balance - cents;
  // A payment may come twice, and is given back then; what is more was mistyped.
  const most = 2 * orderedCents(order);
  if (kind === 'taken' && cashCents > most) {
    const amount = amountText(order, Math.max(0, most - balance), context);
    throw new WrongValue('cents', () =>
      t('At most {amount} can be taken: twice what was ordered', { amount }),
    );
  }
  // What the shop gives back by itself is owed; the rest was taken from it.
  const taken = kind === 'given-back' && context.isBySystem ? before + cents : before;
  const takenBackCents = Math.min(taken, Math.max(0, openCents({ ...order, cashCents })));
  return {
    fields: { cashCents, ...((takenBackCents > 0 || before > 0) && { takenBackCents }) },
    cash: { kind, ...typed },
    entry: {
      kind: 'cash',
      action: kind === 'taken' ? 'taken' : 'givenBack',
      // Without what was typed, which may name the shopper: the history is kept when their data is erased.
      note: `${amountText(order, cents, context)}, ${saidInShop(cashWays[typed.way].label)}`,
    },
  };
}
