import { type AccountantRow, accountantCsv, rowsOfEntry } from '../../cash/accountant-rows.ts';
import { entriesBetween } from '../../cash/cash-list-store.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { knowsTax, shopProfile } from '../../settings/shop-profile.ts';

/** The accountant's rows of some days of the shop; the orders are read a page of entries at a time. */
async function* accountantRows(from: string, to: string, signal: AbortSignal): AsyncGenerator<AccountantRow> {
  for await (const entries of entriesBetween(from, to, signal)) {
    // Those of the drawer name no order.
    const ids = new Set(entries.map(({ orderId }) => orderId).filter(Boolean));
    const orders = await findOrders([...ids]);
    const linesOf = new Map(orders.map(({ _id, lines }) => [_id, lines]));
    for (const entry of entries) yield* rowsOfEntry(entry, linesOf.get(entry.orderId) ?? []);
  }
}

/** The same as CSV. */
export async function exportCash(
  from: string,
  to: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<string>> {
  return accountantCsv(accountantRows(from, to, signal), await shopProfile(), await knowsTax());
}
