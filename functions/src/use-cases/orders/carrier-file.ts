import { carrierCsv } from '../../orders/carrier-csv.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { printedParcels } from '../../orders/printed-parcels.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { type CarrierFile, isForCarrier } from '../../shared/order/carrier-files.ts';
import { pickedBooks } from './picked-books.ts';

/** Without a weight where a book's is unknown. */
export async function carrierFile(carrier: CarrierFile, orderIds: readonly string[]): Promise<string> {
  const [orders, books, calendar] = await Promise.all([
    findOrders(orderIds),
    pickedBooks(orderIds),
    shopProfile(),
  ]);
  const weights = new Map(books.map(({ bookId, weight }) => [bookId, weight]));
  const shipments = orders
    .filter(isForCarrier)
    .flatMap((order) => printedParcels(order))
    .map(({ order, number, lines }) => {
      const all = lines.map(({ bookId }) => weights.get(bookId) ?? Number.NaN);
      const grams = all.reduce((sum, one) => sum + one, 0);
      return { order, number, grams: Number.isNaN(grams) ? undefined : grams, calendar };
    });
  return carrierCsv(carrier, shipments);
}
