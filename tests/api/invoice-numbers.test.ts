import { afterEach, expect, it } from 'vitest';
import { type NextNumber, nextNumber } from '../../functions/src/invoices/invoice-counter.ts';
import { numberIn } from '../../functions/src/invoices/invoice-number-form.ts';
import { addInvoice } from '../../functions/src/invoices/invoice-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { retryConflicts } from '../../functions/src/platform/http/retry-conflicts.ts';
import { makeInvoice } from '../unit/invoices/made-invoice.ts';
import { emptyCollection } from './stored-books.ts';

const series = 'INV-2026';
const counter = () => database().doc(`invoiceCounters/${series}`);

afterEach(async () => {
  for (const name of ['invoices', 'invoiceCounters']) await emptyCollection(name);
});

async function write(next: NextNumber): Promise<string> {
  const { number } = next;
  await database().runTransaction(async (transaction) =>
    addInvoice(transaction, next, makeInvoice({ number })),
  );
  return number;
}

/** Writes with the next number as orders do, whose tries read it again. */
function withNextNumber(task: (next: NextNumber) => Promise<string>): Promise<string> {
  return retryConflicts(async (failedTries) => task(await nextNumber(series, failedTries > 0)));
}

it('A number that another instance was first to take is followed by the next', async () => {
  const tried: string[] = [];
  const written = await withNextNumber(async (next) => {
    tried.push(next.number);
    if (tried.length < 3) await counter().set({ last: next.count });
    return write(next);
  });
  expect(tried).toEqual([`${series}-00001`, `${series}-00002`, `${series}-00003`]);
  expect(written).toBe(`${series}-00003`);
  expect((await counter().get()).data()).toEqual({ last: 3 });
});

/** Stores the first documents of the series, as a restore leaves them that has brought no counter, or an earlier one. */
async function storeDocuments(count: number): Promise<void> {
  const batch = database().batch();
  for (let one = 1; one <= count; one += 1) {
    const number = numberIn(series, one);
    batch.set(database().doc(`invoices/${number}`), makeInvoice({ number }));
  }
  await batch.commit();
}

it.each([
  ['lost', undefined],
  ['set back to 1', 1],
  ['set back to 40', 40],
  ['set back to 98', 98],
])(
  'A counter that was %s by a restore goes on after the last document, and changes none',
  async (_, last) => {
    await storeDocuments(99);
    if (last !== undefined) await counter().set({ last });
    const before = await database().doc(`invoices/${series}-00099`).get();
    const tried: string[] = [];
    const written = await withNextNumber((next) => {
      tried.push(next.number);
      return write(next);
    });
    expect(written).toBe(`${series}-00100`);
    expect(tried).toEqual([numberIn(series, (last ?? 0) + 1), written]);
    expect((await counter().get()).data()).toEqual({ last: 100 });
    expect((await before.ref.get()).updateTime).toEqual(before.updateTime);
    expect(await withNextNumber(write)).toBe(`${series}-00101`);
  },
);

it('Numbers that two orders find at once after a lost counter are no doubles', async () => {
  await storeDocuments(3);
  const both = await Promise.all([withNextNumber(write), withNextNumber(write)]);
  expect(both.sort()).toEqual([`${series}-00004`, `${series}-00005`]);
});
