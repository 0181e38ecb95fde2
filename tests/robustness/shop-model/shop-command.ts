import type { AsyncCommand } from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { database } from '../../../functions/src/platform/firebase.ts';
import { foldChanges } from '../../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { moveDays } from '../../../functions/src/use-cases/orders/move-days.ts';
import { type Kill, killedAt } from '../killed-writes.ts';
import { runSize } from '../run-size.ts';
import { type Asked, ask } from '../shop-in-process.ts';
import { checkEffects, checkRefusal, forgetChanged, isSame, type LastSteps } from './effects.ts';
import { checkShop } from './invariants.ts';
import { all, lineIds, ordersIn, readStored, rows, type Stored, sumOf } from './stored-shop.ts';

export interface ShopModel {
  stored: Stored;
  bookIds: string[];
  last: LastSteps;
  /** How many commands the shop has accepted, and how many of each kind it has refused. */
  accepted: number;
}

class Nothing extends Error {}

function pick<T>(choices: readonly T[], number: number): T {
  const one = choices[number % choices.length];
  if (one === undefined) throw new Nothing();
  return one;
}

function awaitedIn(stored: Stored) {
  return ordersIn(stored).flatMap(({ _id: id, awaited = [] }) =>
    awaited.map(({ bookId, ask }) => ({ id, bookId, token: ask?.token })),
  );
}

function finderOf({ stored, bookIds, last }: ShopModel) {
  const id = (collection: string, number: number) => pick([...all(stored, collection).keys()].sort(), number);
  return {
    id,
    book: (number: number) => pick(bookIds, number),
    price: (ids: readonly string[]) =>
      sumOf(ids.map((one) => Math.round((all(stored, 'books').get(one)?.newPrice ?? 0) * 100))),
    /** A book that was sold without a copy, and its order. */
    awaited: (number: number) => pick(awaitedIn(stored), number),
    /** The token of a choice that a shopper was asked for. */
    token: (number: number) =>
      pick(
        awaitedIn(stored).flatMap(({ token }) => token ?? []),
        number,
      ),
    order: (number: number): DocumentData => {
      const order = ordersIn(stored).find(({ _id }) => _id === id('orders', number));
      return {
        ...order,
        ids: order && lineIds(order),
        statusBefore: last.get(order?._id ?? '')?.before.status,
      };
    },
  };
}

type Finder = ReturnType<typeof finderOf>;

/** Scheduled work, which no call does. */
const sweeps = { fold: () => foldChanges(false), days: () => moveDays(new Date()) } as const;

/** The call that a command makes, or scheduled work, such as sending an order's mails. */
export type Chooser<T> = (given: T, find: Finder) => Asked | { mailsOf: string } | keyof typeof sweeps;

async function sendMails(stored: Stored, orderId: string): Promise<void> {
  const waiting = rows(stored, 'mail').filter(
    (one) => one.orderId === orderId && one.delivery.state === 'PENDING',
  );
  const send = ({ id }: DocumentData) => database().doc(`mail/${id}`).update({ 'delivery.state': 'SUCCESS' });
  await Promise.all(waiting.map(send));
}

/** A fault of a call that is repeated under its key: killed at a write, its answer lost, or all made at once. */
export type Mishap = Kill | 'lost answer' | 'at once' | undefined;

export interface ShopCommand extends AsyncCommand<ShopModel, object> {
  /** Its call for the shop as it is; undefined when there is nothing that it could be about. */
  chosen(model: Readonly<ShopModel>): ReturnType<Chooser<unknown>> | undefined;
}

const together = runSize({ quick: 5, full: 30 });

/** A call, after which the shop is checked. */
export function shopCommand<T>(given: T, choose: Chooser<T>, mishap: Mishap): ShopCommand {
  let story = JSON.stringify([given, mishap]);
  const asks = async (call: Asked, model: ShopModel): Promise<Stored> => {
    const before = model.stored;
    const asked = { ...call, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    if (typeof mishap === 'object') await killedAt(mishap, () => ask(asked));
    const tries = Array.from({ length: mishap === 'at once' ? together : 1 }, () => ask(asked));
    const answers = (await Promise.all(tries)).sort((one, other) => one.status - other.status);
    const [{ status, body } = { status: 0, body: {} }] = answers;
    const after = await readStored();
    story = JSON.stringify([call, mishap, status, ...(status < 300 ? [] : [body])]);
    if (status < 300) {
      model.accepted += 1;
      if (body.book && !model.bookIds.includes(body.book._id)) model.bookIds.push(body.book._id);
      checkEffects(asked, [before, after], model.last);
    } else {
      checkRefusal(asked, before, { status, body });
      expect(isSame(before, after)).toBe(true);
    }
    if (mishap !== 'lost answer') return after;
    const again = await ask(asked);
    expect({ again: again.status < 300 }).toEqual({ again: status < 300 });
    const later = await readStored();
    expect(isSame(after, later)).toBe(true);
    return later;
  };
  const chosen = (model: Readonly<ShopModel>) => {
    try {
      return choose(given, finderOf(model));
    } catch (error) {
      if (error instanceof Nothing) return undefined;
      throw error;
    }
  };
  return {
    chosen,
    check: (model) => chosen(model) !== undefined,
    run: async (model) => {
      const asked = choose(given, finderOf(model));
      const before = model.stored;
      if (typeof asked === 'string') await sweeps[asked]();
      else if ('mailsOf' in asked) await sendMails(before, asked.mailsOf);
      const isCall = typeof asked === 'object' && 'name' in asked;
      model.stored = isCall ? await asks(asked, model) : await readStored();
      forgetChanged([before, model.stored], model.last, isCall ? asked.params?.id : undefined);
      checkShop(model.stored);
    },
    toString: () => story,
  };
}
