import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type NextNumber, nextNumber } from '../../functions/src/invoices/invoice-counter.ts';
import { numberIn } from '../../functions/src/invoices/invoice-number-form.ts';
import { addInvoice } from '../../functions/src/invoices/invoice-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { retryConflicts } from '../../functions/src/platform/http/retry-conflicts.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { invoiceLimits } from '../../functions/src/shared/shop/invoice-setting.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { invoiceArchive } from '../../functions/src/use-cases/invoices/invoice-files.ts';
import { eraseShopper } from '../../functions/src/use-cases/shoppers/erase-shopper.ts';
import { shopAddress } from '../emulators/project.ts';
import { deliveryStep, storeShippedOrders } from '../fixtures/shipped-orders.ts';
import { makeInvoice } from '../unit/invoices/made-invoice.ts';
import { registerShopper, type SignedInShopper } from './accounts.ts';
import { admin, asAdmin, get, post, set, takeStep, takeSteps, writtenInvoices } from './desk-calls.ts';
import { call, expectRefused, inParallel, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { documentAt } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';
import { addWorker } from './workers.ts';

/** Instead of hundreds in a file, which take long to make; the functions that answer calls keep their own limit. */
const fewInFile = vi.hoisted(() => 3);
vi.mock(import('../../functions/src/shared/shop/invoice-setting.ts'), async (original) => {
  const actual = await original();
  return { ...actual, invoiceLimits: { ...actual.invoiceLimits, inFile: fewInFile } };
});

let shopper: SignedInShopper;

beforeEach(async () => {
  const used = ['settings', 'orders', 'cashEntries', 'invoices', 'invoiceCounters'];
  await Promise.all(used.map(emptyCollection));
  shopper = await registerShopper();
});

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
const tax = {
  isOn: true,
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
};
const invoices = { ...writtenInvoices, name: 'Paper & Ink GmbH' };
const today = shopDay(new Date(), defaultCalendar);
const year = today.slice(0, 4);

async function place() {
  const books = [await storeBook({ newPrice: 12.5 }), await storeBook({ newPrice: 10, taxClass: 'other' })];
  return succeeded(await orderBooks(shopper, books, { totalPrice: '22.50' }));
}

const step = async (id: string, from: string, to: string, more: object = {}): Promise<Order> =>
  succeeded(await takeStep(id, from, to, more));

async function delivered() {
  return takeSteps((await place())._id, 'placed', 'packed', 'shipped', 'delivered');
}

async function file(path: string, token: string = admin) {
  const answer = await fetch(shopAddress + path, { headers: { authorization: `Bearer ${token}` } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

async function textOf(bytes: Uint8Array) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll('\u00a0', ' ');
}

const csv = async (path: string): Promise<string[][]> => {
  const body = await get(`${path}?from=${today}&to=${today}`);
  const lines = String(body).replace('\ufeff', '').trim().split('\r\n');
  return lines.map((line) => line.split(','));
};

/** In cents, of the rows whose third cell is one of `whats`. */
function sumOf(rows: string[][], column: string, whats: readonly string[]): number {
  const at = rows[0]?.indexOf(column) ?? -1;
  return rows
    .filter((row) => whats.includes(row[2] ?? ''))
    .reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0);
}

const ofOrder = ({ invoices: all = [] }: Order) => all.map(({ number, cents }) => [number, cents]);

describe('Invoices', () => {
  it('are written by no shop that does not ask for them', async () => {
    const order = await delivered();
    expect(order).not.toHaveProperty('invoices');
    expect((await database().collection('invoices').get()).size).toBe(0);
    expect((await database().collection('invoiceCounters').get()).size).toBe(0);
    expectRefused(await asAdmin('GET', `/api/invoices?ids=${order._id}`), 404);
  });

  it('are made as a parcel is delivered, and every change of it makes a credit note', async () => {
    await set({ tax, invoices });
    const order = await delivered();
    expect(ofOrder(order)).toEqual([[`INV-${year}-00001`, 2250]]);
    const mail = await documentAt(`mail/${order._id}-delivered`);
    expect(mail.get('message.text')).toContain(`INV-${year}-00001`);

    const back = { bookId: order.productIds[1], from: 'ordered', to: 'returned', isMailed: false };
    const returned = await asAdmin('POST', `/api/orders/${order._id}/lines`, back);
    expect(ofOrder(returned.body).at(-1)).toEqual([`CN-${year}-00001`, -1000]);
    const credit = await documentAt(`invoices/CN-${year}-00001`);
    expect(credit.data()).toMatchObject({
      kind: 'credit-note',
      references: [`INV-${year}-00001`],
      reason: 'Books came back.',
      lines: [{ basisPoints: 1900, cents: -1000, taxCents: -160 }],
    });
    const kept = await asAdmin('POST', `/api/orders/${order._id}/lines`, {
      ...back,
      from: 'returned',
      to: 'ordered',
    });
    expect(ofOrder(kept.body).at(-1)).toEqual([`INV-${year}-00002`, 1000]);
    const undone = await step(order._id, 'delivered', 'shipped', { note: 'Not there' });
    expect(ofOrder(undone).at(-1)).toEqual([`CN-${year}-00002`, -2250]);
    expect(ofOrder(await step(order._id, 'shipped', 'delivered')).at(-1)).toEqual([
      `INV-${year}-00003`,
      2250,
    ]);
  });

  it('of a step that is undone at once are marked, so that the shopper sees those that hold', async () => {
    await set({ tax, invoices });
    const { _id: id } = await delivered();
    await step(id, 'delivered', 'shipped', { isUndo: true });
    const { invoices: made = [] } = await step(id, 'shipped', 'delivered');
    expect(made.map(({ isUndone }) => isUndone)).toEqual([true, true, undefined]);
  });

  it('are made as an order is placed where the shop wants that, and cancelling it makes a credit note', async () => {
    await set({ tax, invoices: { ...invoices, at: 'placing' } });
    const order = await place();
    expect(ofOrder(order)).toEqual([[`INV-${year}-00001`, 2250]]);
    const cancelled = await call('POST', `/api/orders/${order._id}/status`, {
      token: shopper.token,
      body: { from: 'placed', to: 'cancelled' },
    });
    expect(ofOrder(cancelled.body).at(-1)).toEqual([`CN-${year}-00001`, -2250]);
  });

  it('use no number for what is refused, and none for a retry', async () => {
    await set({ tax, invoices });
    const order = await delivered();
    const wrong = await asAdmin('POST', `/api/orders/${order._id}/status`, deliveryStep);
    expectRefused(wrong, 409, 'order-changed');
    const { _id: id } = await place();
    await takeSteps(id, 'placed', 'packed', 'shipped');
    const key = crypto.randomUUID();
    const tries = await inParallel(3, () =>
      asAdmin('POST', `/api/orders/${id}/status`, deliveryStep, { key }),
    );
    tries.forEach(succeeded);
    const stored = await database().collection('invoices').get();
    expect(stored.docs.map(({ id }) => id)).toEqual([`INV-${year}-00001`, `INV-${year}-00002`]);
  });

  it('have no gap and no double when several parcels are delivered at once', async () => {
    await set({ tax, invoices });
    const ids = await storeShippedOrders(4);
    const answers = await inParallel(4, (index) => {
      return asAdmin('POST', `/api/orders/${ids[index]}/status`, deliveryStep);
    });
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    const numbers = (await database().collection('invoices').get()).docs.map(({ id }) => id);
    expect(numbers).toEqual(
      Array.from({ length: 4 }, (_, index) => `INV-${year}-${String(index + 1).padStart(5, '0')}`),
    );
    const named = (await database().collection('orders').get()).docs.map((one) => one.get('invoices'));
    expect(named.map(([one]) => one.number).sort()).toEqual(numbers);
  });

  it('go on with another beginning that the owner sets while parcels are delivered, in both without a gap', async () => {
    await set({ tax, invoices });
    const ids = await storeShippedOrders(6);
    const [answers] = await Promise.all([
      inParallel(6, (index) => asAdmin('POST', `/api/orders/${ids[index]}/status`, deliveryStep)),
      set({ invoices: { ...invoices, prefix: 'NEW-', name: 'Paper & Ink AG' } }),
    ]);
    answers.forEach(succeeded);
    const { docs } = await database().collection('invoices').get();
    expect(docs.length).toBe(6);
    for (const [prefix, seller] of [
      ['INV-', 'Paper & Ink GmbH'],
      ['NEW-', 'Paper & Ink AG'],
    ]) {
      const own = docs.filter(({ id }) => id.startsWith(`${prefix}`));
      const numbers = own.map((_, index) => `${prefix}${year}-${String(index + 1).padStart(5, '0')}`);
      expect(own.map(({ id }) => id)).toEqual(numbers);
      expect(own.every((one) => one.get('seller').name === seller)).toBe(true);
    }
  });

  it('are set only with what they need: beside taxes a tax number, and a country for their data', async () => {
    const unnumbered = { invoices: { ...invoices, taxNumber: '' } };
    expectRefused(await asAdmin('PUT', '/api/settings', { ...unnumbered, tax }), 400, 'invoices.taxNumber');
    const electronic = { invoices: { ...invoices, isElectronic: true }, country: '' };
    expectRefused(await asAdmin('PUT', '/api/settings', electronic), 400, 'invoices.isElectronic');
  });
});

describe('The files of invoices', () => {
  it('are for the shopper of the order and for the desk, and for no other', async () => {
    await set({ tax, invoices });
    const order = await delivered();
    const path = `/api/invoices/INV-${year}-00001`;
    const own = await file(path, shopper.token);
    expect(own.status).toBe(200);
    expect(own.headers.get('content-type')).toBe('application/pdf');
    expect(own.headers.get('cache-control')).toContain('no-store');
    const text = await textOf(own.bytes);
    for (const part of [`INV-${year}-00001`, '$22.50', 'Paper & Ink GmbH', '7 %', order.number]) {
      expect(text).toContain(part);
    }
    expect((await file(path)).bytes.equals(own.bytes)).toBe(true);

    const other = await registerShopper();
    expect((await file(path, other.token)).status).toBe(404);
    expect((await file(`/api/invoices/INV-${year}-00002`, shopper.token)).status).toBe(404);
    expect((await file('/api/invoices/..%2Forders', shopper.token)).status).toBe(404);
    expectRefused(await call('GET', path), 401);
    const { token } = await addWorker('catalogue');
    expect((await file(path, token)).status).toBe(403);
    const all = await file(`/api/invoices?ids=${order._id}`);
    expect(await textOf(all.bytes)).toContain(`INV-${year}-00001`);
    expect((await file(`/api/invoices?ids=${order._id}`, shopper.token)).status).toBe(401);
  });
});

describe('Invoices that one file does not hold', () => {
  const numbersOf = (count: number) => Array.from({ length: count }, (_, at) => numberIn('INV-2025', at + 1));

  /** Stores so many documents of November 2025, by their numbers on the 1st, the 2nd and so on. */
  async function store(count: number) {
    const batch = database().batch();
    for (const [index, number] of numbersOf(count).entries()) {
      const day = `2025-11-0${index + 1}`;
      const invoice = makeInvoice({ number, day, at: `${day}T12:00:00.000Z` });
      batch.set(database().doc(`invoices/${number}`), invoice);
    }
    await batch.commit();
  }

  it('are saved in parts, each of them once', async () => {
    await store(fewInFile + 2);
    const { signal } = new AbortController();
    async function namesIn(to: string, part?: number) {
      const zip = await buffer(await invoiceArchive('2025-11-01', to, part, signal));
      return Object.keys(unzipSync(new Uint8Array(zip)));
    }
    const month = '2025-11-30';
    await expect(namesIn(month)).rejects.toMatchObject({ code: 'in-parts', details: { parts: 2 } });
    const names = numbersOf(fewInFile + 2).map((number) => `${number}.pdf`);
    expect(await namesIn(month, 1)).toEqual(names.slice(0, fewInFile));
    // First by its number, but written after the first part was saved.
    const number = 'CN-2025-00001';
    const late = makeInvoice({ number, day: month, at: `${month}T12:00:00.000Z` });
    await database().doc(`invoices/${number}`).set(late);
    expect(await namesIn(month, 2)).toEqual([...names.slice(fewInFile), `${number}.pdf`]);
    const tooFew = invoiceArchive('2025-11-01', month, 1, signal, { inFile: fewInFile, parts: 1 });
    await expect(tooFew).rejects.toMatchObject({ details: { field: 'from' } });
    await expect(namesIn(month, 3)).rejects.toMatchObject({ code: 'not-found' });
    expect(await namesIn('2025-11-02', 1)).toEqual(names.slice(0, 2));
    const tooLate = `/api/invoices/export?from=2025-11-01&to=${month}&part=${invoiceLimits.parts + 1}`;
    expect((await file(tooLate)).status).toBe(400);
  });

  it('are refused with their number when they are printed together, and none is left out', async () => {
    await store(2);
    const [id = ''] = await storeShippedOrders(1);
    const name = (count: number) => {
      const fields = { isCreditNote: false, day: '2025-11-01', cents: 100 };
      const named = numbersOf(count).map((number) => ({ number, ...fields }));
      return database().doc(`orders/${id}`).update({ invoices: named });
    };
    const { printed } = invoiceLimits;
    await name(printed + 1);
    const refused = await asAdmin('GET', `/api/invoices?ids=${id}`);
    expectRefused(refused, 400, 'ids');
    expect(refused.body.error.message).toContain(`these are ${printed + 1}`);
    await name(2);
    expect(await textOf((await file(`/api/invoices?ids=${id}`)).bytes)).toContain('INV-2025-00002');
  });
});

describe('The invoices of a shopper who was erased', () => {
  it('stay as they are for the desk, and a credit note of them names the shopper no more', async () => {
    await set({ tax, invoices });
    const order = await delivered();
    const path = `/api/invoices/INV-${year}-00001`;
    const before = await file(path);
    const stored = await documentAt(`invoices/INV-${year}-00001`);
    await eraseShopper(shopper.uid, () => {});

    expect((await file(path)).bytes.equals(before.bytes)).toBe(true);
    expect(await textOf(before.bytes)).toContain(order.name);
    expect((await stored.ref.get()).updateTime).toEqual(stored.updateTime);
    expect((await file(`/api/invoices?ids=${order._id}`)).status).toBe(200);
    expect((await file(path, shopper.token)).status).toBe(401);
    expect((await file(path, (await registerShopper()).token)).status).toBe(404);

    await step(order._id, 'delivered', 'shipped', { note: 'Not there' });
    const credit = await documentAt(`invoices/CN-${year}-00001`);
    expect(credit.data()).toMatchObject({
      buyer: [`The buyer of order ${order.number}`],
      references: [`INV-${year}-00001`],
    });
    expect(JSON.stringify(credit.data())).not.toContain(shopper.email);
    expect((await file(`/api/invoices/CN-${year}-00001`)).status).toBe(200);
  });
});

describe('The journal and the ZIP of some days', () => {
  it('equal the cash book to the cent, and hold every invoice', async () => {
    await set({ tax, invoices });
    const order = await delivered();
    await delivered();
    const back = { bookId: order.productIds[1], from: 'ordered', to: 'returned', isMailed: false };
    await post(`/api/orders/${order._id}/lines`, back);
    const [journal, cash] = [await csv('/api/invoices/journal'), await csv('/api/cash/export')];
    const sales = ['Sale', 'Sale taken back', 'Cost of delivery', 'Cost of delivery taken back'];
    for (const [own, theirs] of [
      ['Gross', 'Gross (USD)'],
      ['Net', 'Net (USD)'],
      ['Tax', 'Tax (USD)'],
    ] as const) {
      const documents = sumOf(journal, own, ['Invoice', 'Credit note']);
      expect(documents).toBe(sumOf(cash, theirs, sales));
      expect(documents).toBe(sumOf(journal, own, ['Sum']));
    }
    expect(sumOf(journal, 'Gross', ['Sum'])).toBe(3500);

    const zip = await file(`/api/invoices/export?from=${today}&to=${today}`);
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(zip.bytes));
    const names = [`CN-${year}-00001.pdf`, `INV-${year}-00001.pdf`, `INV-${year}-00002.pdf`];
    expect(Object.keys(files).sort()).toEqual(names);
    const single = await file(`/api/invoices/INV-${year}-00002`);
    expect(Buffer.from(files[names[2] ?? ''] ?? []).equals(single.bytes)).toBe(true);
    const { token } = await addWorker('catalogue');
    expect((await file(`/api/invoices/export?from=${today}&to=${today}`, token)).status).toBe(403);
  });
});

const series = 'INV-2026';
const counter = () => database().doc(`invoiceCounters/${series}`);

async function write(next: NextNumber) {
  const { number } = next;
  await database().runTransaction(async (transaction) =>
    addInvoice(transaction, next, makeInvoice({ number })),
  );
  return number;
}

/** Takes the next number as orders do, which read it again when they are retried. */
function withNextNumber(task: (next: NextNumber) => Promise<string>) {
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

/** The first documents of the series, as after a restore that has brought no counter, or an earlier one. */
async function storeDocuments(count: number) {
  const batch = database().batch();
  for (let one = 1; one <= count; one += 1) {
    const number = numberIn(series, one);
    batch.set(database().doc(`invoices/${number}`), makeInvoice({ number }));
  }
  await batch.commit();
}

it.each([
  ['lost', undefined],

  ['set back to 40', 40],
])(
  'A counter that was %s by a restore goes on after the last document, and changes none',
  async (_, last) => {
    await storeDocuments(99);
    if (last !== undefined) await counter().set({ last });
    const before = await documentAt(`invoices/${series}-00099`);
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
