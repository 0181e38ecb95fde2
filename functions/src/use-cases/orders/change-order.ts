import { addEntry, type NewEntry } from '../../audit/audit-store.ts';
import { readBooks } from '../../books/book-store.ts';
import { addCashEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { readChangeMails, writeChangeMails } from '../../mail/change-mail-store.ts';
import { isMailHeld } from '../../mail/mail-store.ts';
import { applyChange, type OrderChange } from '../../order-change/apply-change.ts';
import { cashOfChange } from '../../order-change/cash-of-change.ts';
import { copyMoves } from '../../order-change/copy-moves.ts';
import type { Outcome } from '../../order-change/outcome.ts';
import { lastStepOf } from '../../order-change/undo-step.ts';
import {
  changeKey,
  changingOrder,
  isChangeMade,
  madeBefore,
  type ReadOrder,
  readForChange,
  writeChange,
} from '../../orders/order-change-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, Forbidden } from '../../platform/http/api-errors.ts';
import { mostTriesOfWrite, retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { Order } from '../../shared/order/order.ts';
import { addOrderChangeToStats } from '../../stats/order-counts.ts';
import { type SalesShards, withSalesOverflow } from '../../stats/sales-store.ts';
import { moveCopies, readCounted } from '../../stock/stock-store.ts';
import { publishStockLeft } from '../books/publish-stock-left.ts';
import { type InvoiceWriter, withInvoiceOfChange } from '../invoices/write-invoice.ts';

/** Who changes an order: a person of the dashboard, or the shopper with this uid. */
export type OrderChanger = { actor: 'admin'; by: SignedInPerson } | { actor: 'shopper'; uid: string };

/** A shopper who cancels an order so soon has the shop's answer on the screen, and needs no mail. */
const soonMs = 10 * 60_000;

/**
 * Whether a step of the shopper's own is mailed to them. An account can carry another person's address, to which
 * order after order could be placed and cancelled.
 */
async function isMailed({ _id, createdAt }: Order, changer: OrderChanger, now: Date): Promise<boolean> {
  if (changer.actor === 'admin') return true;
  return now.getTime() - Date.parse(createdAt) > soonMs && !(await isMailHeld(_id));
}

/** An order, and whether this very call has changed it. */
export interface ChangedOrder {
  order: Order;
  isNew: boolean;
  /** The number of what the change has made, this call or an earlier try of it; 0 for nothing. */
  made: number;
}

/** @throws Conflict for an order whose shopper was erased: nothing personal is written there again */
export function requireShopper({ uid }: ReadOrder): void {
  if (uid === undefined) throw new Conflict('order-erased', 'The data of this shopper was erased');
}

/** Names nothing of the shopper: the history is kept when their data is erased. */
function historyEntry({ _id, number, collection }: Order, { entry }: Outcome, by: SignedInPerson): NewEntry {
  const told = { by, kind: 'order', targetId: _id, title: number, ...entry } as const;
  if (!collection) return told;
  // The history needs it to name a status: an order that was delivered is 'Collected' then.
  const { before, after } = entry;
  return {
    ...told,
    ...(before && { before: { ...before, collection } }),
    ...(after && { after: { ...after, collection } }),
  };
}

/**
 * Changes an order, once, however often it is tried under a key.
 * @throws NotFound, Forbidden for another shopper's order, OrderChanged, KeyReused
 */
export function changeOrder(
  id: string,
  changer: OrderChanger,
  change: OrderChange,
  key: string,
  now: Date,
  signal?: AbortSignal,
): Promise<ChangedOrder> {
  return retryConflicts(mostTriesOfWrite, () => tryToChange(id, changer, change, key, now), signal);
}

async function tryToChange(
  id: string,
  changer: OrderChanger,
  change: OrderChange,
  key: string,
  now: Date,
): Promise<ChangedOrder> {
  const { actor } = changer;
  const read = await readForChange(id);
  if (changer.actor === 'shopper' && read.uid !== changer.uid) throw new Forbidden('This is not your order');
  const changed = changeKey(actor, key, change);
  if (isChangeMade(read, changed)) {
    return { order: read.order, isNew: false, made: madeBefore(read, changed) };
  }
  if (['recipient', 'message', 'discount'].includes(change.kind)) requireShopper(read);

  const before = changingOrder(read);
  const shop = await recentSettings();
  const { fixedPrices, locale } = shop;
  const outcome = applyChange(before, read.lastStep, change, { actor, now, fixedPrices, locale });
  const { made = 0 } = outcome;
  // The answer is an order as shoppers see it, without the shop's count of its parcels.
  const { parcelsMade: _, ...shown } = outcome.fields;
  const after = { ...read.order, ...shown };
  const moves = copyMoves(before, after, read.stockTaken);
  const moved = moves.map(({ bookId }) => bookId);
  const cash = changer.actor === 'admin' ? cashOfChange(before, after, outcome.isBack) : undefined;
  const [counted, onSale, hasMail, mails, day] = await Promise.all([
    readCounted(moved),
    readBooks(database(), moved),
    isMailed(read.order, changer, now),
    readChangeMails(id, outcome),
    cash && openCashDay(now),
  ]);
  // Reads nothing, so that many tries do not wait for each other: it fails when the order has changed since.
  const write = (shards: SalesShards, invoice: InvoiceWriter) =>
    database().runTransaction(async (transaction) => {
      const lastStep = actor === 'admin' ? lastStepOf(before, outcome) : undefined;
      const invoiced = invoice(transaction, read.order, after);
      writeChange(transaction, read, { ...outcome.fields, ...invoiced }, changed, now, made, lastStep);
      const cause = { orderId: id, by: actor, key: changed.keyHash };
      publishStockLeft(transaction, onSale, moveCopies(transaction, counted, moves, cause, now));
      addOrderChangeToStats(transaction, new Date(read.order.createdAt), before, after, shards);
      if (changer.actor === 'admin') {
        addEntry(transaction, historyEntry(read.order, outcome, changer.by), now);
        if (cash && day !== undefined) {
          const { cashWay: way = 'cash' } = outcome;
          const { keyHash } = changed;
          const by = changer.by.name;
          addCashEntry(transaction, { ...cash, way, before, after, keyHash, day, by, now });
        }
      }
      const to = hasMail ? read.uid : undefined;
      const order = { ...after, ...invoiced };
      writeChangeMails(transaction, mails, { order, uid: to, shop }, now);
      return { order, isNew: true, made };
    });
  return withInvoiceOfChange(read.order, after, now, (invoice) =>
    withSalesOverflow((shards) => write(shards, invoice)),
  );
}
