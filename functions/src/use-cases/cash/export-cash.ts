import { type AccountantRow, accountantCsv, rowsOfEntry } from '../../cash/accountant-rows.ts';
import { entriesBetween } from '../../cash/cash-list-store.ts';
import { type Booking, bookingsOf, type DatevAccounts } from '../../cash/datev-bookings.ts';
import { datevFile, datevHeader } from '../../cash/datev-file.ts';
import { isAnyCustomer } from '../../customers/customer-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { knowsTax, recentSettings, shopProfile } from '../../settings/shop-profile.ts';
import type { Order } from '../../shared/order/order.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { isDatevCountry, lackingForDatev } from '../../shared/shop/datev.ts';
import { t } from '../../shared/words/words.ts';

type InvoicedRow = AccountantRow & Pick<Order, 'invoices'>;

/** Reads the orders of one page of entries at a time. */
async function* accountantRows(from: string, to: string, signal: AbortSignal): AsyncGenerator<InvoicedRow> {
  for await (const entries of entriesBetween(from, to, signal)) {
    // Entries of the drawer name no order.
    const ids = new Set(entries.map(({ orderId }) => orderId).filter(Boolean));
    const orders = await findOrders([...ids]);
    const orderOf = new Map(orders.map((order) => [order._id, order]));
    for (const entry of entries) {
      const { lines = [], invoices, account } = orderOf.get(entry.orderId) ?? {};
      for (const row of rowsOfEntry(entry, lines))
        yield { ...row, invoices, isOnAccount: account !== undefined };
    }
  }
}

export async function exportCash(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<string>> {
  const [shop, hasTax, hasAccounts] = await Promise.all([shopProfile(), knowsTax(), isAnyCustomer()]);
  return accountantCsv(accountantRows(from, to, signal), shop, { hasTax, hasAccounts });
}

async function* bookingsOfRows(
  rows: AsyncIterable<InvoicedRow>,
  accounts: DatevAccounts,
): AsyncGenerator<Booking> {
  for await (const { invoices, ...row } of rows) {
    const currency = currencyOf(row.entry);
    if (currency !== 'EUR') {
      throw new WrongValue('from', () =>
        t('On these days the shop took {currency}, and a file for DATEV holds euros: choose other days', {
          currency,
        }),
      );
    }
    yield* bookingsOf(row, accounts, invoices);
  }
}

/** @throws WrongValue in a country without DATEV, for missing settings, or when one file cannot hold these days */
export async function exportDatev(
  from: string,
  to: string,
  signal: AbortSignal,
  now = new Date(),
): Promise<Buffer> {
  const settings = await recentSettings();
  if (!isDatevCountry(settings.country) || lackingForDatev(settings).length > 0) {
    throw new WrongValue('from', () => t('The settings lack what a file for DATEV needs'));
  }
  const { datev, invoices } = settings;
  const header = datevHeader({ from, to }, datev, now);
  const accounts = { ...datev, sales: invoices.accounts };
  return datevFile(header, bookingsOfRows(accountantRows(from, to, signal), accounts));
}
