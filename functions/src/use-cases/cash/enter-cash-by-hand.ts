import { addEntry } from '../../audit/audit-store.ts';
import { addCashEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { changeKey, isChangeMade, readForChange, writeChange } from '../../orders/order-change-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, InvalidArgument } from '../../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type CashRequest, cashWays } from '../../shared/order/cash.ts';
import type { Order } from '../../shared/order/order.ts';
import { moneyOfOrder } from '../../shared/order/order-currency.ts';
import { cashLimits } from '../../shared/order/order-limits.ts';
import type { Money } from '../../shared/values/money.ts';
import { requireShopper } from '../orders/change-order.ts';

/** The balance after an entry. @throws Conflict for more than was taken, InvalidArgument for more than an order can hold */
function balanceAfter({ cashCents: balance = 0 }: Order, { kind, cents }: CashRequest, money: Money): number {
  if (kind === 'given-back' && cents > balance) {
    const message = `At most ${money.text(Math.max(0, balance))} can be given back: no more was taken`;
    throw new Conflict('more-than-taken', message, { cashCents: balance });
  }
  const after = kind === 'taken' ? balance + cents : balance - cents;
  if (after > cashLimits.cents) throw new InvalidArgument('cents', 'An order cannot hold so much money');
  return after;
}

/**
 * Enters money that a person has taken or given back for an order, once, however often it is tried under a key.
 * @throws NotFound, Conflict when more is given back than was taken, or words come with it whose shopper was erased,
 * KeyReused
 */
export function enterCashByHand(
  id: string,
  request: CashRequest,
  key: string,
  by: Actor,
  now: Date,
  signal: AbortSignal,
): Promise<Order> {
  return retryConflicts(mostTriesOfWrite, () => tryToEnter(id, request, key, by, now), signal);
}

async function tryToEnter(
  id: string,
  request: CashRequest,
  key: string,
  by: Actor,
  now: Date,
): Promise<Order> {
  const { kind, way, reference, note } = request;
  const [stored, day, shop] = await Promise.all([readForChange(id), openCashDay(now), shopProfile()]);
  const { order: before } = stored;
  const money = moneyOfOrder(before, shop);
  const changed = changeKey('admin', key, request);
  if (isChangeMade(stored, changed)) return before;
  if (reference || note) requireShopper(stored);
  const cashCents = balanceAfter(before, request, money);
  const after = { ...before, cashCents };
  const cents = kind === 'taken' ? request.cents : -request.cents;
  // Reads nothing: it fails when the order has changed since, or the day was closed.
  await database().runTransaction(async (transaction) => {
    writeChange(transaction, stored, { cashCents }, changed, now);
    addCashEntry(transaction, {
      ...{ before, after, kind, cents, way, reference, note },
      ...{ keyHash: changed.keyHash, day, by: by.name, now },
    });
    const action = kind === 'taken' ? 'taken' : 'givenBack';
    // Without what was typed, which may name the shopper: the history is kept when their data is erased.
    const figures = `${money.text(request.cents)}, ${cashWays[way].label}`;
    const about = { targetId: id, title: before.number, note: figures };
    addEntry(transaction, { by, kind: 'cash', action, ...about }, now);
  });
  return after;
}
