import { Conflict } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import type { CashRequest } from '../shared/order/cash.ts';
import type { ChangedFields, ChangingOrder } from '../shared/order/changing-order.ts';
import { openCents, orderedCents } from '../shared/order/order-totals.ts';
import { moneyCents, voucherCents } from '../shared/order/order-vouchers.ts';
import { payWays } from '../shared/payment/pay-ways.ts';
import { t } from '../shared/words/words.ts';
import { type AppliedChange, amountText, type ChangeContext } from './applied-change.ts';
import { giveBackTo, roomIn, VoucherOfRate, VoucherTooSmall } from './settle-vouchers.ts';

/** Vouchers after one pays this amount, or, below 0, after this amount goes back to them. */
function vouchersAfter(
  order: ChangingOrder,
  cents: number,
  { vouchers }: ChangeContext,
): ChangedFields['vouchers'] {
  const all = order.vouchers ?? [];
  if (cents < 0) return giveBackTo(all, -cents);
  const paying = vouchers?.presented;
  const most = Math.max(0, Math.min(paying?.leftCents ?? 0, openCents(order)));
  if (!paying || cents > most) throw new VoucherTooSmall(most);
  const { voucherId, lastFour, taxed } = paying;
  const room = roomIn(order);
  for (const paid of all) room(paid, paid.cents);
  const payable = room(paying, cents);
  if (payable < cents) throw new VoucherOfRate(payable);
  const had = all.find((one) => one.voucherId === voucherId);
  const has = (had?.cents ?? 0) + cents;
  const takenCents = Math.max(has, had?.takenCents ?? 0);
  const one = { voucherId, lastFour, takenCents, cents: has, ...(taxed && { taxed }) };
  return had ? all.map((other) => (other === had ? one : other)) : [...all, one];
}

/**
 * Records money taken or given back by hand. What vouchers paid goes back only to them.
 * @throws Conflict for more than was taken, InvalidArgument for more than an order can hold
 */
export function enterCash(
  order: ChangingOrder,
  { kind, cents, voucher: _, ...typed }: CashRequest,
  context: ChangeContext,
): AppliedChange {
  const { cashCents: balance = 0, takenBackCents: before = 0 } = order;
  const isVoucher = typed.way === 'voucher';
  const mostBack = isVoucher ? voucherCents(order) : moneyCents(order);
  if (kind === 'given-back' && cents > mostBack) {
    const amount = amountText(order, Math.max(0, mostBack), context);
    const message = `At most ${amount} can be given back: no more was taken`;
    throw new Conflict('more-than-taken', message, { cashCents: mostBack, amount });
  }
  const cashCents = kind === 'taken' ? balance + cents : balance - cents;
  // A payment may come twice and be refunded; anything more is a typing error.
  const most = 2 * orderedCents(order);
  if (kind === 'taken' && cashCents > most) {
    const amount = amountText(order, Math.max(0, most - balance), context);
    throw new WrongValue('cents', () =>
      t('At most {amount} can be taken: twice what was ordered', { amount }),
    );
  }
  // Automatic refunds are limited by what is owed, manual ones by what was taken.
  const taken = kind === 'given-back' && context.isBySystem ? before + cents : before;
  const takenBackCents = Math.min(taken, Math.max(0, openCents({ ...order, cashCents })));
  return {
    fields: {
      cashCents,
      ...((takenBackCents > 0 || before > 0) && { takenBackCents }),
      ...(isVoucher && { vouchers: vouchersAfter(order, kind === 'taken' ? cents : -cents, context) }),
    },
    cash: { kind, ...typed },
    entry: {
      kind: 'cash',
      action: kind === 'taken' ? 'taken' : 'givenBack',
      // Leaves out typed text, which may name the shopper: the history stays when their data is erased.
      note: `${amountText(order, cents, context)}, ${saidInShop(payWays[typed.way].label)}`,
    },
  };
}
