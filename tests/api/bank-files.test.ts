import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { BankPayment, BookBankFile, ReadBankFile } from '../../functions/src/shared/order/bank-file.ts';
import type { CashEntry } from '../../functions/src/shared/order/cash.ts';
import type { Order } from '../../functions/src/shared/order/order.ts';
import { camtStatement } from '../fixtures/bank-statements.ts';
import { makeDeskOrder } from '../fixtures/factories.ts';
import { asAdmin, get, set, storedOrder, take, takeSteps, writtenInvoices } from './desk-calls.ts';
import { expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

await set({ invoices: writtenInvoices });
const address = { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' };
const school = { title: 'Mill Lane School', email: 'school@example.com', address, limitCents: 10_000_000 };
const added = await asAdmin('POST', '/api/customers', school);
const customerId = added.body.customer.id;
const book = await storeBook({ newPrice: 10 });

/** Three books at 10 dollars. */
async function sentOrder() {
  const request = makeDeskOrder([book], { copies: 3, name: '', phone: '', way: 'account', customerId });
  return takeSteps((await take(request)).body._id, 'placed', 'packed', 'shipped');
}

const readFile = (text: string, columns?: string[]) =>
  asAdmin('POST', '/api/cash/bank-files/read', {
    file: Buffer.from(text, 'latin1').toString('base64'),
    ...(columns && { columns }),
  });

async function read(text: string): Promise<ReadBankFile> {
  const body = succeeded(await readFile(text));
  return body;
}

const partsOf = (payments: readonly BankPayment[]): BookBankFile['parts'] =>
  payments.flatMap(({ id, day, reference, payer, parts }) =>
    parts.map((part) => ({ ...part, id, day, reference, payer })),
  );

const bookParts = (parts: BookBankFile['parts'], key = crypto.randomUUID(), name = 'bank.xml') =>
  asAdmin('POST', '/api/cash/bank-files', { name, parts }, { key });

const step = (id: string, what: 'undo' | 'continue') => asAdmin('POST', `/api/cash/bank-files/${id}/${what}`);

const ledger = async (id: string): Promise<CashEntry[]> => await get(`/api/orders/${id}/cash`);

const invoiceOf = (order: Order) => order.invoices?.[0]?.number ?? '';

describe('A bank’s file', () => {
  it('pays what its payments name, once, however often and in whichever file they come', async () => {
    const [one, other] = [await sentOrder(), await sentOrder()];
    const transfers = [
      { cents: 3000, text: `Invoice ${invoiceOf(one)}`, reference: 'A1', iban: 'DE02120300000000202051' },
      { cents: 2985, text: `order ${other.number.replace('-', ' ').toLowerCase()}`, reference: 'A2' },
      { cents: 900, text: 'Rent', isOut: true },
      { cents: 100, text: 'Coming', isPending: true },
      { cents: 3000, text: `Invoice ${invoiceOf(one)}`, currency: 'EUR' },
    ];
    const file = await read(camtStatement(transfers));
    expect(file.payments.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'matched number',
      'matched number',
      'left-out debit',
      'left-out pending',
      'left-out currency',
    ]);
    const parts = partsOf(file.payments);
    const key = crypto.randomUUID();
    const all = await Promise.all([0, 1, 2].map(() => bookParts(parts, key)));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.at(-1)?.body).toMatchObject({ state: 'posted', payments: 2, cents: 5985, keptCount: 0 });
    expect((await storedOrder(one._id)).accountCents).toBe(0);
    expect((await storedOrder(other._id)).accountCents).toBe(15);
    expect(await ledger(one._id)).toEqual([
      expect.objectContaining({ way: 'bank', cents: 3000, receivedOn: '2026-11-20', reference: 'A1' }),
    ]);
    const again = await read(camtStatement([...transfers.slice(0, 2), { cents: 15, text: other.number }]));
    expect(again.payments.map(({ reason }) => reason)).toEqual(['booked', 'booked', 'number']);
    const late = await bookParts(parts);
    expect(late.body).toMatchObject({ state: 'posted', payments: 0, keptCount: 2 });
    expect((await storedOrder(one._id)).accountCents).toBe(0);
    // By now the shop has learned whose account it is.
    const next = await sentOrder();
    const [unnamed] = (
      await read(
        camtStatement([{ cents: 3000, text: 'books', name: 'X', iban: 'DE02 1203 0000 0000 2020 51' }]),
      )
    ).payments;
    expect(unnamed).toMatchObject({ state: 'suggested', reason: 'amount', parts: [{ orderId: next._id }] });
  });

  it('is undone but for orders whose money was noted since, and can be booked again then', async () => {
    const [one, other] = [await sentOrder(), await sentOrder()];
    const text = camtStatement([
      { cents: 1000, text: one.number, reference: crypto.randomUUID() },
      { cents: 2000, text: one.number, reference: crypto.randomUUID() },
      { cents: 1000, text: other.number, reference: crypto.randomUUID() },
    ]);
    const { body: booked } = await bookParts(partsOf((await read(text)).payments));
    const typed = { kind: 'taken', cents: 500, way: 'bank' };
    await asAdmin('POST', `/api/orders/${other._id}/cash`, typed);
    const undone = await Promise.all([0, 1].map(() => step(booked.id, 'undo')));
    expect(undone.at(-1)?.body).toMatchObject({
      state: 'undone',
      kept: [{ number: other.number, reason: 'Money of this order was noted since' }],
    });
    expect((await storedOrder(one._id)).accountCents).toBe(3000);
    expect((await storedOrder(other._id)).accountCents).toBe(1500);
    const again = await read(text);
    expect(again.payments.map(({ reason }) => reason)).toEqual(['number', 'number', 'booked']);
    await bookParts(partsOf(again.payments.slice(0, 2)));
    expect((await storedOrder(one._id)).accountCents).toBe(0);
    expect((await ledger(one._id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
  });

  it('goes on where it was killed, and names what an order could not take', async () => {
    const [one, other] = [await sentOrder(), await sentOrder()];
    const texts = [one, other].map(({ number }) => ({
      cents: 3000,
      text: number,
      reference: crypto.randomUUID(),
    }));
    const parts = partsOf((await read(camtStatement(texts))).payments);
    const tooMuch = parts.map((part) => (part.orderId === other._id ? { ...part, cents: 900_000 } : part));
    const { body: file } = await bookParts(tooMuch);
    expect(file).toMatchObject({ state: 'posted', keptCount: 1, kept: [{ number: other.number }] });
    // As if it had been killed after the money was noted and before that was recorded.
    const stored = database().doc(`bankFiles/${file.id}`);
    const before = (await stored.get()).get('parts');
    const reference = (id: string) => parts.find((part) => part.orderId === id)?.reference ?? '';
    await stored.update({
      state: 'posting',
      done: 0,
      kept: [],
      parts: before.map((part: { orderId: string }) => ({ ...part, reference: reference(part.orderId) })),
    });
    expectRefused(await step(file.id, 'undo'), 'posting-state');
    expect((await step(file.id, 'continue')).body).toMatchObject({ state: 'posted', keptCount: 1 });
    expect(await ledger(one._id)).toHaveLength(1);
    expect(await ledger(other._id)).toHaveLength(0);
  });

  it('leaves to another file, once it is undone, what it could not note and the other one has booked', async () => {
    const order = await sentOrder();
    const text = camtStatement([{ cents: 3000, text: order.number, reference: crypto.randomUUID() }]);
    const parts = partsOf((await read(text)).payments);
    const { body: failed } = await bookParts(parts.map((part) => ({ ...part, cents: 900_000 })));
    expect(failed.keptCount).toBe(1);
    await bookParts(parts);
    expect((await step(failed.id, 'undo')).body).toMatchObject({ state: 'undone', keptCount: 0 });
    expect((await storedOrder(order._id)).accountCents).toBe(0);
    expect((await read(text)).payments).toMatchObject([{ state: 'left-out', reason: 'booked' }]);
  });

  it('notes the money of a customer whose data was erased, without a text', async () => {
    const order = await sentOrder();
    const [payment] = (
      await read(camtStatement([{ cents: 3000, text: order.number, reference: crypto.randomUUID() }]))
    ).payments;
    const { FieldValue } = await import('firebase-admin/firestore');
    await database().doc(`orders/${order._id}`).update({ uid: FieldValue.delete() });
    expect((await bookParts(partsOf(payment ? [payment] : []))).body).toMatchObject({ keptCount: 0 });
    expect(await ledger(order._id)).toEqual([expect.objectContaining({ cents: 3000, reference: '' })]);
  });

  it('as a CSV is read by columns that a person corrects, in the old encoding, too', async () => {
    const order = await sentOrder();
    const text = `wann;für;wer;soviel\n20.11.2026;${order.number};Mühle;"30.00"\n`;
    const first = await readFile(text);
    expect(first.body).toMatchObject({ payments: [], columns: [{ name: 'wann' }, { name: 'für' }, {}, {}] });
    const { body } = await readFile(text, ['day', 'text', 'name', 'amount']);
    expect(body.payments).toMatchObject([
      { state: 'matched', name: 'Mühle', cents: 3000, day: '2026-11-20' },
    ]);
  });

  it.each([
    ['a PDF', '%PDF-1.7'],
    ['broken XML', '<Document>'],
    ['one line of words', 'hello'],
    ['too many payments', camtStatement(Array.from({ length: 501 }, () => ({ cents: 1, text: '' })))],
  ])('that is %s is refused in words', async (_, text) => {
    const answer = await readFile(text);
    expectRefused(answer, 400, 'file');
    expect(answer.body.error.message).toMatch(/\w+ \w+/);
  });
});
