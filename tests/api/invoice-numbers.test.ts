import { afterEach, expect, it } from 'vitest';
import { addInvoice, type NextNumber, withNextNumber } from '../../functions/src/invoices/invoice-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { holds } from '../promises/holds.ts';
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

it(
  'A number that another instance was first to take is followed by the next',
  holds('invoices/numbers'),
  async () => {
    const tried: string[] = [];
    const written = await withNextNumber(series, async (next) => {
      tried.push(next.number);
      if (tried.length < 3) await counter().set({ last: next.count });
      return write(next);
    });
    expect(tried).toEqual([`${series}-00001`, `${series}-00002`, `${series}-00003`]);
    expect(written).toBe(`${series}-00003`);
    expect((await counter().get()).data()).toEqual({ last: 3 });
  },
);

it('What is in conflict for another reason is told at once, and uses no number', async () => {
  await database().doc(`invoices/${series}-00001`).set(makeInvoice());
  let tries = 0;
  const writing = withNextNumber(series, (next) => {
    tries += 1;
    return write(next);
  });
  await expect(writing).rejects.toMatchObject({ code: 6 });
  expect(tries).toBe(1);
  expect((await counter().get()).exists).toBe(false);
});
