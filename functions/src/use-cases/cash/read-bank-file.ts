import { createHmac } from 'node:crypto';
import { keyFor } from '../../auth/credentials.ts';
import { areReadable } from '../../bank/bank-columns.ts';
import { bankTable, tableEntries } from '../../bank/bank-csv.ts';
import type { BankEntry } from '../../bank/bank-entry.ts';
import { bookedLines, payersCustomers } from '../../bank/bank-file-store.ts';
import { camtEntries } from '../../bank/camt.ts';
import { type MatchedOrder, matchPayments } from '../../bank/match-payment.ts';
import { bare } from '../../bank/number-match.ts';
import { findInvoices } from '../../invoices/invoice-store.ts';
import { findByNumbers, findOrders, listOpenOnAccount } from '../../orders/order-list-store.ts';
import { InvalidArgument } from '../../platform/http/api-errors.ts';
import { sha256 } from '../../platform/sha256.ts';
import { EncodingCheck, UnreadableFile } from '../../platform/text/file-text.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { findSettings } from '../../settings/settings-store.ts';
import {
  type BankFileToRead,
  type BankPayment,
  bankFileLimits,
  type ReadBankFile,
} from '../../shared/order/bank-file.ts';
import type { Order } from '../../shared/order/order.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { cashLimits } from '../../shared/order/order-limits.ts';
import { openCents } from '../../shared/order/order-totals.ts';
import { decimalsOf, moneyOf } from '../../shared/shop/money-format.ts';
import { lineOf } from '../../shared/values/line-text.ts';
import { t } from '../../shared/words/words.ts';

const isXml = (text: string) => /^\ufeff?\s*</.test(text);

function textOf(file: string): string {
  const bytes = Buffer.from(file, 'base64');
  const check = new EncodingCheck();
  check.add(bytes);
  const encoding = check.encoding();
  const beginning = bytes.subarray(0, 200).toString('latin1');
  const isLatin = isXml(beginning) && /encoding=["']iso-8859-1["']/i.test(beginning);
  return new TextDecoder(isLatin ? 'windows-1252' : encoding).decode(bytes);
}

const shortLine = (text: string, most: number = bankFileLimits.name) =>
  lineOf(text).slice(0, most).toWellFormed();

/**
 * Recognises an account that has paid before. A plain hash would reveal it, since all IBANs can be tried; with another
 * password of the owner the shop learns anew whose account is whose.
 */
const payerOf = (iban: string) =>
  iban === '' ? '' : createHmac('sha256', keyFor('payers')).update(bare(iban)).digest('hex');

type UnmatchedPayment = Omit<BankPayment, 'state' | 'reason' | 'parts'> & { isPending: boolean };

/** The id is the same in every file of the bank; identical payments are numbered. */
function paymentsOf(entries: readonly BankEntry[]): UnmatchedPayment[] {
  const alike = new Map<string, number>();
  return entries.map(({ day, amount, currency, name, iban, text, reference, isPending = false }) => {
    const cents = Math.round(amount * 10 ** decimalsOf(currency));
    const same = [day, cents, currency, bare(iban), bare(name), bare(text), bare(reference)].join('\n');
    const count = (alike.get(same) ?? 0) + 1;
    alike.set(same, count);
    return {
      id: sha256(`${same}\n${count}`),
      day,
      cents,
      currency,
      name: shortLine(name),
      text: shortLine(text, bankFileLimits.text),
      // Without a reference of the bank, the payer's text identifies the payment.
      reference: shortLine(reference || text, cashLimits.reference),
      payer: payerOf(iban),
      isPending,
    };
  });
}

/** On account counts what is open of its invoices. */
function payable(order: Order): MatchedOrder {
  const { _id: id, number, name, account, accountCents, invoices = [] } = order;
  return {
    id,
    number,
    name,
    currency: currencyOf(order),
    openCents: account ? (accountCents ?? 0) : openCents(order),
    customerId: account?.customerId,
    numbers: [number, ...invoices.filter(({ isCreditNote }) => !isCreditNote).map((one) => one.number)],
  };
}

const orderNumber = /(?<![A-Z0-9])[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?![A-Z0-9])/gi;
const invoiceNumber = /(?<![A-Z0-9-])[A-Z0-9-]{0,12}\d{4}-\d{5,9}(?![A-Z0-9])/gi;

/** By their own number or an invoice's, open or not. */
async function namedOrders(payments: readonly UnmatchedPayment[], open: readonly Order[]): Promise<Order[]> {
  const named = (form: RegExp) =>
    [...new Set(payments.flatMap(({ text }) => text.match(form) ?? []))].slice(0, bankFileLimits.lines);
  const [byNumber, invoices] = await Promise.all([
    findByNumbers(named(orderNumber).map((number) => number.toUpperCase())),
    findInvoices(named(invoiceNumber)),
  ]);
  const readIds = new Set([...open, ...byNumber].map(({ _id }) => _id));
  const ids = new Set(invoices.map(({ orderId }) => orderId).filter((id) => !readIds.has(id)));
  const isOpen = (order: Order) => open.some(({ _id }) => _id === order._id);
  return [...byNumber.filter((order) => !isOpen(order)), ...(await findOrders([...ids]))];
}

/** Undefined if the payment may belong to an order. */
function leftOut({ id, day, cents, isPending }: UnmatchedPayment, booked: ReadonlySet<string>) {
  if (day === '' || !Number.isSafeInteger(cents) || cents === 0 || cents > cashLimits.cents) return 'unread';
  if (cents < 0) return 'debit';
  if (isPending) return 'pending';
  return booked.has(id) ? 'booked' : undefined;
}

async function matched(payments: readonly UnmatchedPayment[], currency: string): Promise<ReadBankFile> {
  const [open, booked] = await Promise.all([listOpenOnAccount(), bookedLines(payments.map(({ id }) => id))]);
  const waiting = payments.filter((payment) => !leftOut(payment, booked));
  const [others, customers] = await Promise.all([
    namedOrders(waiting, open),
    payersCustomers(waiting.map(({ payer }) => payer)),
  ]);
  const oldestFirst = open.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const orders = [...oldestFirst, ...others].map(payable);
  const match = matchPayments(orders, (payer) => customers.get(payer));
  const currencies = new Set([currency, ...orders.map((order) => order.currency)]);
  return {
    payments: payments.map(({ isPending, ...payment }) => {
      const why = leftOut({ ...payment, isPending }, booked);
      const other = !why && !currencies.has(payment.currency) ? 'currency' : why;
      const safe = Number.isSafeInteger(payment.cents) ? payment : { ...payment, cents: 0 };
      return other
        ? { ...safe, state: 'left-out', reason: other, parts: [] }
        : { ...safe, ...match(payment) };
    }),
    orders: orders.map(({ numbers: _, customerId: __, ...order }) => order),
  };
}

/** Changes nothing. @throws InvalidArgument */
export async function readBankFile({ file, columns }: BankFileToRead): Promise<ReadBankFile> {
  const shop = await findSettings();
  const read = () => {
    const text = textOf(file);
    if (isXml(text)) return { entries: camtEntries(text) };
    const table = bankTable(text, columns);
    return { table, entries: tableEntries(table, { money: moneyOf(shop), locale: shop.locale }) };
  };
  try {
    const { table, entries } = read();
    if (entries.length > bankFileLimits.lines) {
      throw new UnreadableFile(() =>
        t('The file has more than {most} payments. Ask the bank for fewer days.', {
          most: bankFileLimits.lines,
        }),
      );
    }
    if (entries.length === 0 && (!table || areReadable(table.uses))) {
      throw new UnreadableFile(() => t('The file has no payments.'));
    }
    const answer = await matched(paymentsOf(entries), shop.currency);
    const columnsOf = table?.names.map((name, at) => ({
      name: shortLine(name),
      use: table.uses[at] ?? 'unused',
    }));
    return { ...answer, ...(columnsOf && { columns: columnsOf }) };
  } catch (error) {
    if (error instanceof UnreadableFile)
      throw new InvalidArgument(
        'file',
        sayInShop(() => error.message),
      );
    throw error;
  }
}
