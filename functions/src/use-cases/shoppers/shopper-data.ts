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

export interface ShopperData {
  /** For an operator. */
  exported(shopper: ShopperWithOrders): Promise<readonly unknown[]> | readonly unknown[];
  /** For the shopper, where that is less. */
  exportedToShopper?(shopper: ShopperWithOrders): Promise<readonly unknown[]> | readonly unknown[];
  /** Why shoppers cannot export it themselves. */
  shopOnly?: string;
  /**
   * Repeats until nothing is left. @param eraseBeside erases what belongs to an order in other collections @param
   * onProgress gets the number of erased orders
   */
  erase?(uid: string, eraseBeside: EraseBeside, onProgress: (orders: number) => void): Promise<void>;
  /** In the order's batch. */
  eraseWithOrder?: EraseBeside;
  /** Why it is not erased. */
  kept?: string;
}

/** Bounds an export. */
const mostMailsTaken = 1000;

const ids = (orders: readonly Order[]) => orders.map(({ _id }) => _id);

/** In the order of erasure; `shared/collections.ts` names the collections, and which of them a backup contains. */
export const shopperData = {
  // Before the orders: a payment that completes meanwhile becomes one of them, or none.
  payments: {
    exported: async ({ uid }) => (await paymentsOf(uid)).map(shownPayment),
    erase: erasePayments,
  },
  // The shop owes the value to whoever has the code: only the buyer's data are erased.
  vouchers: {
    exported: async ({ uid }) => (await allVouchersOf(uid)).map(ownVoucher),
    erase: eraseVouchers,
  },
  orders: { exported: ({ orders }) => orders, erase: eraseOrders },
  // Without orders no review can be written.
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
  // Orders may still cause mails to the shopper.
  mail: {
    exported: ({ uid }) => exportedMails(uid),
    exportedToShopper: async ({ uid }) =>
      (await exportedMails(uid, mostMailsTaken)).filter(({ event }) => !isForShop(event)),
    erase: deleteMailsOf,
  },
  shoppers: { exported: ({ uid }) => exportedShopper(uid), erase: eraseShopperDocument },
  // By the account's address; the account is deleted later.
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

export const allShopperData: readonly ShopperData[] = Object.values(shopperData);
