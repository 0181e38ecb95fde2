import { entriesBetween } from '../../cash/cash-list-store.ts';
import { findCustomer } from '../../customers/customer-store.ts';
import { isInvoiceNumber } from '../../invoices/invoice-number-form.ts';
import { countInvoices, findInvoices, invoicesOf } from '../../invoices/invoice-store.ts';
import { journalCsv, type OwedByVoucher } from '../../invoices/journal.ts';
import type { Paper } from '../../invoices/paper.ts';
import { reminderLetter } from '../../invoices/reminder-letter.ts';
import { xRechnung } from '../../invoices/x-rechnung.ts';
import { findOrders, isOrderOf } from '../../orders/order-list-store.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { createQueue } from '../../platform/queue.ts';
import { sayIn } from '../../platform/words/say-in.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { findSettings } from '../../settings/settings-store.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { Invoice } from '../../shared/invoice/invoice.ts';
import { inParts } from '../../shared/invoice/invoice-parts.ts';
import { cashKinds, isOfVoucher, owedByVouchers } from '../../shared/order/cash.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { payWays } from '../../shared/payment/pay-ways.ts';
import { invoiceLimits } from '../../shared/shop/invoice-setting.ts';
import { t } from '../../shared/words/words.ts';
import { hasVouchers } from '../../vouchers/has-vouchers.ts';
import { findVoucher } from '../../vouchers/voucher-store.ts';

/** Making a file blocks the processor. */
const queue = createQueue();

async function fileOf(invoices: readonly Paper[]): Promise<Buffer> {
  const { invoicePdf } = await import('../../invoices/invoice-pdf.ts');
  return queue(() => invoicePdf(invoices));
}

async function findInvoice(number: string): Promise<Invoice | undefined> {
  const [invoice] = isInvoiceNumber(number) ? await findInvoices([number]) : [];
  return invoice;
}

/**
 * Numbers are consecutive, so another shopper's document must look as if it did not exist. @param uid undefined for a
 * person of the dashboard @throws NotFound
 */
export async function invoiceFile(number: string, uid: string | undefined): Promise<Buffer> {
  const invoice = await findInvoice(number);
  const isOwn = async ({ orderId: id, isShared }: Invoice) =>
    uid === undefined ||
    (!isShared && ((await isOrderOf(id, uid)) || (await findVoucher(id))?.buyer.uid === uid));
  if (!invoice || !(await isOwn(invoice))) throw new NotFound('The invoice');
  return fileOf([invoice]);
}

/** @throws NotFound, InvalidArgument where it lacks what XRechnung requires */
export async function xRechnungFile(number: string): Promise<string> {
  const invoice = await findInvoice(number);
  if (!invoice?.isPublic) throw new NotFound('The invoice');
  const shop = await findSettings();
  const { xml } = sayIn(invoice.language ?? 'en', () => xRechnung(invoice, shop));
  if (xml) return xml;
  throw new WrongValue('number', () =>
    t('An XRechnung needs: {lacks}.', { lacks: xRechnung(invoice, shop).lacks.join('; ') }),
  );
}

/** For printing, without undone ones. @throws NotFound, InvalidArgument when there are too many */
export async function invoicesOfOrders(orderIds: readonly string[]): Promise<Buffer> {
  const orders = await findOrders(orderIds);
  const written = orders.flatMap(({ invoices = [] }) => invoices);
  const numbers = written.filter(({ isUndone }) => !isUndone).map(({ number }) => number);
  if (numbers.length > invoiceLimits.printed) {
    const values = { most: invoiceLimits.printed, these: numbers.length };
    throw new WrongValue('ids', () =>
      t('At most {most} invoices fit into a file, and these are {these}: choose fewer orders', values),
    );
  }
  const invoices = await findInvoices(numbers);
  if (invoices.length === 0)
    throw new NotFound(
      'An invoice of these orders, which come before the shop wrote invoices or were not delivered yet,',
    );
  return fileOf(invoices);
}

/** Only of orders that still owe something. @throws NotFound */
export async function reminderLetters(orderIds: readonly string[]): Promise<Buffer> {
  const [orders, shop] = await Promise.all([findOrders(orderIds), findSettings()]);
  const letters = await Promise.all(
    orders
      .filter(({ accountCents = 0 }) => accountCents > 0)
      .map(async (order) => reminderLetter(order, await findCustomer(order.account?.customerId ?? ''), shop)),
  );
  const written = letters.filter((letter) => letter !== undefined);
  if (written.length === 0) throw new NotFound('A reminder of these orders that is not paid');
  return fileOf(written);
}

async function* filesOf(invoices: AsyncIterable<Invoice>) {
  for await (const invoice of invoices) {
    const { number, day } = invoice;
    yield { name: `${number}.pdf`, day, bytes: await fileOf([invoice]) };
  }
}

class InParts extends Conflict {
  constructor(count: number, parts: number) {
    super(inParts, `These ${count} invoices are saved in ${parts} parts`, { count, parts });
  }
}

/**
 * A ZIP of all documents or a part, made file by file. @param limits files per ZIP, and number of ZIPs @throws InParts
 * without a part where one is needed, NotFound, InvalidArgument for too many days
 */
export async function invoiceArchive(
  from: string,
  to: string,
  part: number | undefined,
  signal: AbortSignal,
  { inFile, parts: most }: Pick<typeof invoiceLimits, 'inFile' | 'parts'> = invoiceLimits,
): Promise<AsyncGenerator<Buffer>> {
  const days = { from, to, calendar: await recentSettings() };
  const count = await countInvoices(days);
  const parts = Math.max(1, Math.ceil(count / inFile));
  if (parts > most) {
    throw new WrongValue('from', () =>
      t('These are {these} invoices, more than {most}: choose fewer days', {
        these: count,
        most: most * inFile,
      }),
    );
  }
  if (part === undefined && parts > 1) throw new InParts(count, parts);
  if (part !== undefined && part > parts) throw new NotFound('The part');
  const slice = { offset: ((part ?? 1) - 1) * inFile, limit: inFile };
  const { zipOf } = await import('../../invoices/invoice-zip.ts');
  return zipOf(filesOf(invoicesOf(days, signal, slice)));
}

/** What vouchers move that is not a sale. */
async function* owedOfDays(from: string, to: string, signal: AbortSignal): AsyncGenerator<OwedByVoucher> {
  for await (const entries of entriesBetween(from, to, signal)) {
    for (const entry of entries) {
      const { day, number, kind, way } = entry;
      const label = isOfVoucher(kind) ? cashKinds[kind].label : payWays[way].label;
      const owedCents = owedByVouchers(entry);
      if (owedCents !== 0)
        yield { day, number, what: saidInShop(label), currency: currencyOf(entry), owedCents };
    }
  }
}

export async function journal(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const calendar = await recentSettings();
  const all = invoicesOf({ from, to, calendar }, signal);
  const owed = (await hasVouchers()) ? owedOfDays(from, to, signal) : undefined;
  return journalCsv(all, calendar.invoices.accounts, calendar.locale, owed);
}
