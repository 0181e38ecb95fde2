import type { NewCashEntry } from '../../cash/cash-entry.ts';
import { entriesOfOrder } from '../../cash/cash-list-store.ts';
import { addCashEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { paidOrdersAfter } from '../../orders/order-upgrade-store.ts';
import type { WorkedPage } from '../../platform/document-pages.ts';
import { database } from '../../platform/firebase.ts';
import { isWriteConflict } from '../../platform/http/database-errors.ts';
import type { Order } from '../../shared/order/order.ts';

type Movement = Pick<NewCashEntry, 'before' | 'after' | 'kind' | 'cents'> & { at: string | undefined };

/** What has moved the money of an order of an earlier release: its delivery, and its return. */
function movementsOf(order: Order): Movement[] {
  const atStep = (status: string) => order.history.findLast((step) => step.status === status)?.at;
  const parcels = order.parcels.map((parcel) => ({ ...parcel, state: 'delivered' as const }));
  const delivered: Order = { ...order, status: 'delivered', parcels, lineChanges: [] };
  const cents = order.cashCents ?? 0;
  const before = { ...delivered, parcels: [] };
  const taken: Movement = { before, after: delivered, kind: 'taken', cents, at: atStep('delivered') };
  if (order.status !== 'returned') return [taken];
  return [taken, { before: delivered, after: order, kind: 'returned', cents: 0, at: atStep('returned') }];
}

async function entriesFor(order: Order): Promise<NewCashEntry[]> {
  return Promise.all(
    movementsOf(order).map(async ({ at, ...movement }) => {
      const now = new Date(at ?? order.createdAt);
      return { ...movement, keyHash: 'upgrade', day: await openCashDay(now), by: 'Upgrade', now };
    }),
  );
}

/** @returns whether this run has noted the money of the order */
async function noteMoneyOf(order: Order): Promise<boolean> {
  if ((await entriesOfOrder(order._id)).length > 0) return false;
  const entries = await entriesFor(order);
  try {
    await database().runTransaction(async (transaction) => {
      for (const entry of entries) addCashEntry(transaction, entry);
    });
    return true;
  } catch (error) {
    // Another run was faster, or the day was closed meanwhile.
    if (!isWriteConflict(error)) throw error;
    return noteMoneyOf(order);
  }
}

/**
 * Gives the money that earlier releases have taken for the orders behind one its entries, on the days of the deliveries;
 * safe while the shop is open, and again after a crash.
 */
export async function upgradeCashAfter(id: string): Promise<WorkedPage> {
  const { orders, next } = await paidOrdersAfter(id);
  const noted = await Promise.all(orders.map(noteMoneyOf));
  return { changed: noted.filter(Boolean).length, next };
}
