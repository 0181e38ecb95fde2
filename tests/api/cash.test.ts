import { describe, expect, it, vi } from 'vitest';
import { openCashDay } from '../../functions/src/cash/closing-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { owner } from '../../functions/src/shared/callers.ts';
import { type CashDay, type CashRequest, drawerCents } from '../../functions/src/shared/order/cash.ts';
import { addDays, shopDay, startOfDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { closeCashDay } from '../../functions/src/use-cases/cash/cash-up.ts';
import { uncountedDay } from '../../functions/src/use-cases/cash/uncounted-day.ts';
import { changeOrder } from '../../functions/src/use-cases/orders/change-order.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout } from './audit-entries.ts';
import { admin, asAdmin, get } from './desk-calls.ts';
import { expectRefused, outcomes, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { orderBooks } from './waiting-orders.ts';

/** Runs between the sums that a closing reads first and its own write. */
const meanwhile = vi.hoisted(() => ({ run: async (): Promise<unknown> => undefined }));
vi.mock(import('../../functions/src/use-cases/cash/day-sums.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    daySums: async (...about) => {
      const sums = await actual.daySums(...about);
      const { run } = meanwhile;
      meanwhile.run = async () => undefined;
      await run();
      return sums;
    },
  };
});

const newKey = () => crypto.randomUUID();

async function placedOrder() {
  const [shopper, book] = await Promise.all([registerShopper(), storeBook({ newPrice: 30 })]);
  return succeeded(await orderBooks(shopper, [book]))._id;
}

/** A day long ago on which no other test notes money; those after it are free, too. */
let lastTaken = '1910-01-01';
function ownDay(): string {
  lastTaken = addDays(lastTaken, 3);
  return lastTaken;
}

const money = (kind: CashRequest['kind'], cents: number, more: Partial<CashRequest> = {}): CashRequest => ({
  kind,
  cents,
  way: 'cash',
  reference: '',
  note: '',
  ...more,
});

function noteOn(day: string, id: string, request: CashRequest, key = newKey()) {
  const noon = new Date(startOfDay(day, defaultCalendar).getTime() + 12 * 3_600_000);
  return changeOrder(id, { kind: 'person', name: owner.name }, { kind: 'cash', request }, key, noon);
}

function note(id: string, body: CashRequest, key = newKey()) {
  return asAdmin('POST', `/api/orders/${id}/cash`, body, { key });
}

async function cashOf(day: string): Promise<CashDay> {
  const body = await get(`/api/cash?day=${day}`);
  return body;
}

function close(day: string, countedCents: number, expectedCents: number, key = newKey()) {
  const body = { countedCents, expectedCents, note: '' };
  return asAdmin('POST', `/api/cash/${day}/close`, body, { key });
}

function reopen(day: string, reason: string, key = newKey()) {
  return asAdmin('POST', `/api/cash/${day}/reopen`, { reason }, { key });
}

async function entriesOf(id: string) {
  const body = await get(`/api/orders/${id}/cash`);
  return body.map(({ kind, cents, by }: Record<string, unknown>) => [kind, cents, by]);
}

describe("an order's money", () => {
  it('is a ledger whose sum is its balance', async () => {
    const id = await placedOrder();
    expect((await note(id, money('taken', 3000))).body).toMatchObject({ cashCents: 3000 });
    const back = money('given-back', 1000, { way: 'bank', reference: 'R-1' });
    expect((await note(id, back)).body).toMatchObject({ cashCents: 2000 });
    expect(await entriesOf(id)).toEqual([
      ['given-back', -1000, 'Owner'],
      ['taken', 3000, 'Owner'],
    ]);
    const [stored] = await get(`/api/orders?ids=${id}`);
    expect(stored.cashCents).toBe(2000);
  });

  it('is never given back beyond what was taken', async () => {
    const id = await placedOrder();
    await note(id, money('taken', 500));
    const { status, body } = await note(id, money('given-back', 501));
    expect({ status, code: body.error.code }).toEqual({ status: 409, code: 'more-than-taken' });
    expect(body.error.message).toContain('$5.00');
    expect(await entriesOf(id)).toHaveLength(1);
    const all = await Promise.all(Array.from({ length: 4 }, () => note(id, money('given-back', 200))));
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(2);
    expect(await entriesOf(id)).toHaveLength(3);
  });
});

describe("a day's cash", () => {
  it('is the sum of its entries by the way, and lists them in pages', async () => {
    const [day, id] = [ownDay(), await placedOrder()];
    expect(await cashOf(day)).toMatchObject({ entries: [], hasMore: false, closing: null });
    for (const cents of [1000, 2000, 3000]) await noteOn(day, id, money('taken', cents));
    await noteOn(day, id, money('given-back', 500, { way: 'bank' }));
    const cash = await cashOf(day);
    expect(cash.sums).toEqual([
      { way: 'cash', takenCents: 6000, givenBackCents: 0 },
      { way: 'bank', takenCents: 0, givenBackCents: 500 },
      { way: 'card', takenCents: 0, givenBackCents: 0 },
    ]);
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const query = `day=${day}&limit=3&after=${encodeURIComponent(after)}`;
      const body = await get(`/api/cash?${query}`);
      seen.push(...body.entries.map(({ _id }: { _id: string }) => _id));
      if (!body.hasMore) break;
      const last = body.entries.at(-1);
      after = `${last.at}_${last._id}`;
    }
    expect(seen).toEqual(cash.entries.map(({ _id }) => _id));
  });

  it('waits to be counted, as the overview says, until it is closed', async () => {
    const [day, id] = [ownDay(), await placedOrder()];
    await noteOn(day, id, money('taken', 3000));
    await noteOn(day, id, money('taken', 50, { way: 'bank' }));
    expect((await uncountedDay(day))?.day).not.toBe(day);
    expect(await uncountedDay(addDays(day, 1))).toEqual({ day, cents: 3000 });
    await close(day, 3000, 3000);
    expect(await uncountedDay(addDays(day, 1))).toBeNull();
    expect((await cashOf(addDays(day, 2))).closedDays).toContain(day);
    expect((await cashOf(addDays(day, 7))).closedDays).not.toContain(day);
  });

  it('finds its entries by their words and their way, in pages', async () => {
    const [day, id] = [ownDay(), await placedOrder()];
    await noteOn(day, id, money('taken', 3000, { reference: 'R-1' }));
    await noteOn(day, id, money('taken', 500, { way: 'bank', note: 'The second half' }));
    await noteOn(day, id, money('given-back', 250));
    const find = async (query: string): Promise<CashDay> => await get(`/api/cash?day=${day}&${query}`);
    const centsOf = ({ entries }: CashDay) => entries.map(({ cents }) => cents);
    expect(centsOf(await find('q=Half+sec'))).toEqual([500]);
    expect(centsOf(await find('q=30.00+r'))).toEqual([3000]);
    expect(await find('q=nothing')).toMatchObject({ entries: [], hasMore: false });
    const first = await find('way=cash&limit=1');
    const rest = await find(`way=cash&limit=1&after=${encodeURIComponent(first.next ?? '')}`);
    expect([first, rest].flatMap(centsOf).toSorted((one, other) => one - other)).toEqual([-250, 3000]);
    expect(rest.next).toBeUndefined();
  });

  it('is closed once, and what is noted later counts on the next day', async () => {
    const [day, id, key] = [ownDay(), await placedOrder(), newKey()];
    await noteOn(day, id, money('taken', 1000));
    const stale = await close(day, 1000, 900);
    expectRefused(stale, 409, 'cash-changed');
    const all = await Promise.all([0, 1].map(() => close(day, 980, 1000, key)));
    const closing = { countedCents: 980, expectedCents: 1000, note: '', by: 'Owner' };
    all.forEach(succeeded);
    expect(all.map(({ body }) => body.closing)).toEqual(all.map(() => expect.objectContaining(closing)));
    expectRefused(await close(day, 1000, 1000), 409, 'already-closed');
    await noteOn(day, id, money('taken', 250));
    expect((await cashOf(day)).sums[0]).toMatchObject({ takenCents: 1000 });
    expect((await cashOf(addDays(day, 1))).sums[0]).toMatchObject({ takenCents: 250 });
    const past = await database().collection('audit').where('about', 'array-contains', day).get();
    expect(past.size).toBe(1);
  });

  it('stays open when a colleague notes money while its closing reads the sums', async () => {
    const [day, id, key] = [ownDay(), await placedOrder(), newKey()];
    await noteOn(day, id, money('taken', 1000));
    const closeNow = (countedCents: number, expectedCents: number, by = key) =>
      closeCashDay(
        { day, key: by, by: owner, now: new Date() },
        { countedCents, expectedCents, note: '' },
        new AbortController().signal,
      );
    meanwhile.run = () => noteOn(day, id, money('taken', 500));
    await expect(closeNow(1000, 1000)).rejects.toMatchObject({
      code: 'cash-changed',
      details: { expectedCents: 1500 },
    });
    expect(await cashOf(day)).toMatchObject({ closing: null, sums: [{ takenCents: 1500 }, {}, {}] });
    expect(await entriesAbout(admin, day)).toEqual([]);
    // A retry of the call whose answer was lost is refused, too; the day can be closed with the true figures.
    await expect(closeNow(1000, 1000)).rejects.toMatchObject({ code: 'cash-changed' });
    const { closing } = await closeNow(1500, 1500, newKey());
    expect(closing).toMatchObject({ countedCents: 1500, expectedCents: 1500 });
    expect((await entriesAbout(admin, day)).map(({ action }) => action)).toEqual(['closed']);
  });

  /** Closes a day without money in a call that was killed so long ago, before it read the sums again. */
  async function closeAndBreakOff(day: string, key: string, secondsAgo = 0) {
    const now = new Date(Date.now() - secondsAgo * 1000);
    meanwhile.run = async () => {
      meanwhile.run = () => Promise.reject(new Error('power cut'));
    };
    const closing = closeCashDay(
      { day, key, by: owner, now },
      { countedCents: 0, expectedCents: 0, note: '' },
      new AbortController().signal,
    );
    await expect(closing).rejects.toThrow('power cut');
    expect(await entriesAbout(admin, day)).toEqual([]);
  }

  const actionsOn = async (day: string) => (await entriesAbout(admin, day)).map(({ action }) => action);

  it('is open when the call that closed it broke off before it looked at the sums again, and closed by a retry', async () => {
    const [day, key] = [ownDay(), newKey()];
    await closeAndBreakOff(day, key);
    expect((await cashOf(day)).closing).toBeNull();
    expectRefused(await reopen(day, 'too early'), 409, 'not-closed');
    expect((await close(day, 0, 0, key)).body.closing).toMatchObject({ countedCents: 0 });
    expect(await actionsOn(day)).toEqual(['closed']);
  });

  it('is closed by a colleague when the call that closed it broke off a while ago', async () => {
    const [day, key] = [ownDay(), newKey()];
    await closeAndBreakOff(day, key, 60);
    expect((await close(day, 0, 0)).body.closing).toMatchObject({ countedCents: 0 });
    expectRefused(await close(day, 0, 0, key), 409, 'already-closed');
    expect(await actionsOn(day)).toEqual(['closed']);
  });

  it('takes money again when the call that closed it broke off a while ago', async () => {
    const [day, id, key] = [ownDay(), await placedOrder(), newKey()];
    await closeAndBreakOff(day, key, 60);
    await noteOn(day, id, money('taken', 500));
    expect((await cashOf(day)).sums[0]).toMatchObject({ takenCents: 500 });
    expectRefused(await close(day, 0, 0, key), 409, 'cash-changed');
    expect((await close(day, 500, 500)).body.closing).toMatchObject({ expectedCents: 500 });
  });

  it('gets the money that is noted while its closing is checked, when that is taken back', async () => {
    const [day, early, late] = [ownDay(), await placedOrder(), await placedOrder()];
    let [counted, noted]: [string, Promise<unknown>] = ['', Promise.resolve()];
    meanwhile.run = async () => {
      await noteOn(day, early, money('taken', 500));
      meanwhile.run = async () => {
        counted = await openCashDay(day);
        noted = noteOn(day, late, money('taken', 100));
      };
    };
    const closing = closeCashDay(
      { day, key: newKey(), by: owner, now: new Date() },
      { countedCents: 0, expectedCents: 0, note: '' },
      new AbortController().signal,
    );
    await expect(closing).rejects.toMatchObject({ code: 'cash-changed' });
    expect(counted).toBe(day);
    await noted;
    expect((await cashOf(day)).sums[0]).toMatchObject({ takenCents: 600 });
  });

  it('is opened again once under a key, also by a retry after it was closed anew', async () => {
    const [day, key] = [ownDay(), newKey()];
    await close(day, 0, 0);
    expect((await reopen(day, 'A note was missing', key)).body.closing).toBeNull();
    await close(day, 0, 0);
    expect((await reopen(day, 'A note was missing', key)).body.closing).not.toBeNull();
  });
});

describe('the cash book', () => {
  const today = shopDay(new Date(), defaultCalendar);
  const move = (kind: string, cents: number, reason: string, key = newKey()) =>
    asAdmin('POST', '/api/cash', { kind, cents, reason }, { key });
  const bookOf = async (day: string) => {
    const cash = await cashOf(day);
    return [cash.book, drawerCents(cash)];
  };

  it('begins with the float, goes on each day with what was counted last, and is never below 0', async () => {
    await emptyCollection('cashEntries');
    expectRefused(await move('taken-out', 1, 'own'), 409, 'drawer-short');
    expect((await cashOf(today)).book).toBeUndefined();
    const key = newKey();
    const all = await Promise.all([0, 1].map(() => move('put-in', 10_000, 'float', key)));
    all.forEach(succeeded);
    expectRefused(await move('put-in', 10_001, 'float', key), 'idempotency-key-reused');
    const id = await placedOrder();
    await note(id, money('taken', 3000));
    await move('taken-out', 500, 'postage');
    const figures = { openingCents: 0, putInCents: 10_000, takenOutCents: 500 };
    expect(await bookOf(today)).toEqual([figures, 12_500]);
    const out = await Promise.all([move('taken-out', 12_000, 'bank'), move('taken-out', 12_000, 'own')]);
    expect(outcomes(out)).toEqual(['done', 'drawer-short']);
    expectRefused(await note(id, money('given-back', 600)), 409, 'drawer-short');
    succeeded(await note(id, money('given-back', 500)));
    expect(await bookOf(today)).toEqual([{ ...figures, takenOutCents: 12_500 }, 0]);
    await move('put-in', 2000, 'change');
    expect(await bookOf(addDays(today, 1))).toEqual([
      { openingCents: 2000, putInCents: 0, takenOutCents: 0 },
      2000,
    ]);
    expect((await close(today, 1990, 2000)).body.closing).toMatchObject({ expectedCents: 2000 });
    await move('taken-out', 1000, 'own');
    expect(await bookOf(addDays(today, 1))).toEqual([
      { openingCents: 1990, putInCents: 0, takenOutCents: 1000 },
      990,
    ]);
    const csv = await get(`/api/cash/export?from=${today}&to=${today}`);
    expect(csv).toContain('Postage');
  });
});
