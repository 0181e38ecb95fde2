import type { WriteBatch } from 'firebase-admin/firestore';
import { confirmedEmailOf } from '../../auth/shopper-account.ts';
import { entriesOfOrder } from '../../cash/cash-list-store.ts';
import { eraseCashTexts } from '../../cash/cash-store.ts';
import { findInvoices } from '../../invoices/invoice-store.ts';
import { deleteMailsOf, exportedMails } from '../../mail/mail-store.ts';
import { deleteSubscriber, findSubscriber, subscriberId } from '../../newsletter/subscriber-store.ts';
import { deleteOrderTimes, orderTimesOf } from '../../orders/order-limit-store.ts';
import { eraseNotes, exportedNotes } from '../../orders/order-note-store.ts';
import { eraseOrders } from '../../orders/shopper-orders-store.ts';
import { paymentsOf, shownPayment } from '../../payment/payment-store.ts';
import { reviewsOf } from '../../reviews/shopper-reviews-store.ts';
import type { ShopperCollection } from '../../shared/collections.ts';
import { isForShop } from '../../shared/order/mail.ts';
import type { Order } from '../../shared/order/order.ts';
import { ownVoucher } from '../../shared/voucher/own-voucher.ts';
import { eraseShopperDocument, exportedShopper } from '../../shoppers/shopper-store.ts';
import { allVouchersOf } from '../../vouchers/voucher-list-store.ts';
import { erasePayments } from '../payments/erase-payments.ts';
import { eraseReviews } from '../reviews/write-review.ts';
import { eraseVouchers } from '../vouchers/erase-vouchers.ts';

export interface ShopperWithOrders {
  uid: string;
  orders: readonly Order[];
}

type EraseBeside = (batch: WriteBatch, orderId: string) => Promise<void>;

/** How a collection gives out and loses what it holds of a shopper. */
export interface ShopperData {
  /** What an operator gives out of it. */
  exported(shopper: ShopperWithOrders): Promise<readonly unknown[]> | readonly unknown[];
  /** What shoppers take out of it by themselves, where that is less. */
  exportedToShopper?(shopper: ShopperWithOrders): Promise<readonly unknown[]> | readonly unknown[];
  /** Why shoppers take nothing of it out by themselves, where they do not. */
  shopOnly?: string;
  /**
   * Erases it, again and again until there is nothing left.
   * @param eraseBeside what goes together with each order, from other collections
   * @param onProgress called with the number of orders that were erased
   */
  erase?(uid: string, eraseBeside: EraseBeside, onProgress: (orders: number) => void): Promise<void>;
  /** Adds what goes together with an order. */
  eraseWithOrder?: EraseBeside;
  /** Why it stays, where it is not erased. */
  kept?: string;
}

/** More mails are not given to a shopper at once; they are kept for 90 days. */
const mostMailsTaken = 1000;

const ids = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

/**
 * What the shop holds of a shopper beside the account, in the order in which it is erased. `shared/collections.ts` says
 * which collections are here, and which of them a backup holds.
 */
export const shopperData = {
  // Before the orders: what is paid meanwhile is one of them, or none any more.
  payments: {
    exported: async ({ uid }) => (await paymentsOf(uid)).map(shownPayment),
    erase: erasePayments,
  },
  // What the shop owes stays, also to who has the code: only its buyer's data go.
  vouchers: {
    exported: async ({ uid }) => (await allVouchersOf(uid)).map(ownVoucher),
    erase: eraseVouchers,
  },
  orders: { exported: ({ orders }) => orders, erase: eraseOrders },
  // After the orders, without which none is written any more.
  reviews: { exported: ({ uid }) => reviewsOf(uid), erase: eraseReviews },
  orderNotes: {
    exported: ({ orders }) => exportedNotes(ids(orders)),
    shopOnly: 'What people of the shop write to one another is given out after one of them has read it.',
    eraseWithOrder: eraseNotes,
  },
  cashEntries: {
    exported: async ({ orders }) => (await Promise.all(ids(orders).map(entriesOfOrder))).flat(),
    shopOnly: 'The ledger is a book of the shop. What was paid stands with the order.',
    eraseWithOrder: eraseCashTexts,
  },
  invoices: {
    exported: async ({ uid, orders }) => {
      const named = [...orders, ...(await allVouchersOf(uid))].flatMap(({ invoices = [] }) => invoices);
      return findInvoices(named.map(({ number }) => number));
    },
    exportedToShopper: ({ orders }) => orders.flatMap(({ invoices = [] }) => invoices),
    kept: 'The law wants invoices kept, with name and address.',
  },
  // After the orders, since one that is the shopper's may still get a mail.
  mail: {
    exported: ({ uid }) => exportedMails(uid),
    exportedToShopper: async ({ uid }) =>
      (await exportedMails(uid, mostMailsTaken)).filter(({ event }) => !isForShop(event)),
    erase: deleteMailsOf,
  },
  shoppers: { exported: ({ uid }) => exportedShopper(uid), erase: eraseShopperDocument },
  // By the address of the account, which is deleted after all this.
  subscribers: {
    exported: async ({ uid }) => {
      const email = await confirmedEmailOf(uid);
      const subscriber = email && (await findSubscriber(email));
      return subscriber ? [subscriber] : [];
    },
    erase: async (uid) => {
      const email = await confirmedEmailOf(uid);
      if (email) await deleteSubscriber(subscriberId(email));
    },
  },
  orderRates: { exported: ({ uid }) => orderTimesOf(uid), erase: deleteOrderTimes },
} satisfies Record<ShopperCollection, ShopperData>;

/** The same, whatever their names. */
export const allShopperData: readonly ShopperData[] = Object.values(shopperData);
