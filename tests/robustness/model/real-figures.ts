import { database } from '../../../functions/src/platform/firebase.ts';
import type { CashDay } from '../../../functions/src/shared/order/cash.ts';
import { addDays, shopDay } from '../../../functions/src/shared/shop/shop-day.ts';
import { soldOn } from '../../../functions/src/stats/day-sales.ts';
import { readSales } from '../../../functions/src/stats/sales-store.ts';
import { call } from '../../api/shop-api.ts';
import { byName, type DayFigures, type State } from './types.ts';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What the shop says of the day on which a sequence began and of the next, to which midnight may bring it. */
export async function readDayFigures(admin: string, openedAt: Date): Promise<DayFigures> {
  const first = shopDay(openedAt);
  const days = [first, addDays(first, 1)];
  const [sales, ...cashDays] = await Promise.all([
    readSales(days),
    ...days.map(async (day): Promise<CashDay> => {
      const { body } = await call('GET', `/api/cash?day=${day}`, { token: admin });
      return body;
    }),
  ]);
  const cash = (cashDays[0]?.sums ?? []).map(({ way }) => {
    const sums = cashDays.flatMap((one) => one.sums.filter((sum) => sum.way === way));
    return {
      way,
      takenCents: sumOf(sums.map(({ takenCents }) => takenCents)),
      givenBackCents: sumOf(sums.map(({ givenBackCents }) => givenBackCents)),
    };
  });
  return {
    orders: sumOf(sales.map(({ orders }) => orders)),
    salesCents: sumOf(sales.map(({ salesCents }) => salesCents)),
    copies: Object.fromEntries(soldOn(sales)),
    cash,
    stillOut: cashDays[0]?.stillOut ?? { orders: 0, cents: 0 },
  };
}

/** What a sequence has added; the copies are those of its own books. */
export function figuresSince(now: DayFigures, before: DayFigures): DayFigures {
  const copies = Object.entries(now.copies).map(
    ([id, sold]) => [id, sold - (before.copies[id] ?? 0)] as const,
  );
  return {
    orders: now.orders - before.orders,
    salesCents: now.salesCents - before.salesCents,
    copies: Object.fromEntries(copies.filter(([, sold]) => sold !== 0)),
    cash: now.cash.map((sum, index) => ({
      way: sum.way,
      takenCents: sum.takenCents - (before.cash[index]?.takenCents ?? 0),
      givenBackCents: sum.givenBackCents - (before.cash[index]?.givenBackCents ?? 0),
    })),
    stillOut: {
      orders: now.stillOut.orders - before.stillOut.orders,
      cents: now.stillOut.cents - before.stillOut.cents,
    },
  };
}

export async function cashEntriesOf(orderId: string) {
  return (await database().collection('cashEntries').where('orderId', '==', orderId).get()).docs;
}

/** The sum of an order's entries: its balance, and the books that were delivered and have not come back. */
export async function ledgerOf(orderId: string): Promise<State['ledgers'][number]> {
  const entries = await cashEntriesOf(orderId);
  const books = new Map<string, number>();
  const add = (ids: readonly string[], change: number) => {
    for (const id of ids) books.set(id, (books.get(id) ?? 0) + change);
  };
  for (const entry of entries) {
    add(entry.get('deliveredBookIds'), 1);
    add(entry.get('returnedBookIds'), -1);
  }
  const delivered = [...books]
    .filter(([, count]) => count !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { orderId, cents: sumOf(entries.map((entry) => Number(entry.get('cents')))), delivered };
}

export async function mailsOf(orderId: string) {
  return (await database().collection('mail').where('orderId', '==', orderId).get()).docs;
}

/** The mails about an order, with the cents that they say it costs. */
export async function storedMails(orderId: string): Promise<State['mails'][number]> {
  const mails = (await mailsOf(orderId)).map((mail): [event: string, cents: number | undefined] => {
    const [, price] = /Your order costs \$([\d,.]+) now/.exec(mail.get('message.text')) ?? [];
    return [mail.get('event'), price === undefined ? undefined : Number(price.replaceAll(/[,.]/g, ''))];
  });
  return { orderId, mails: mails.sort(byName) };
}
