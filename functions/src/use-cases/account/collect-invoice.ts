import { findCustomer } from '../../customers/customer-store.ts';
import { nextNumber } from '../../invoices/invoice-counter.ts';
import { seriesOf } from '../../invoices/invoice-number-form.ts';
import { addInvoice } from '../../invoices/invoice-store.ts';
import { newInvoice } from '../../invoices/new-invoice.ts';
import type { AppliedChange } from '../../order-change/applied-change.ts';
import { addMessage } from '../../order-change/text-change.ts';
import {
  changeKey,
  changingOrder,
  type ReadOrder,
  readForChange,
  writeChange,
} from '../../orders/order-change-store.ts';
import { listToCollect } from '../../orders/order-list-store.ts';
import { database } from '../../platform/firebase.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { collectedChange } from '../../shared/invoice/collected.ts';
import { type CollectedInvoice, mostCollected, type ToCollect } from '../../shared/order/open-items.ts';
import { currencyOf } from '../../shared/order/order-currency.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { sumOf } from '../../shared/values/sum-of.ts';
import { t } from '../../shared/words/words.ts';
import { queueOrders, tryOrder } from '../orders/effects/order-attempts.ts';
import { prepareOrder } from '../orders/effects/order-effects.ts';
import { NeedsInvoices } from '../orders/take-order.ts';

export async function listCollectable(): Promise<ToCollect[]> {
  const orders = await listToCollect();
  const groups = Map.groupBy(orders, (order) => `${order.account?.customerId} ${currencyOf(order)}`);
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first?.account) return [];
    return [
      {
        customerId: first.account.customerId,
        name: first.name,
        orders: some.length,
        cents: sumOf(some, 'toCollectCents'),
        currency: currencyOf(first),
      },
    ];
  });
}

interface CollectCall {
  by: SignedInPerson;
  now: Date;
}

/** `isTold` sends the shopper a message. */
function appliedTo(read: ReadOrder, number: string, isTold: boolean, now: Date): AppliedChange {
  const note = sayInShop(() => t('Collected invoice {number}', { number }));
  const entry = { action: 'changed', note } as const;
  if (!isTold || read.uid === undefined) return { fields: {}, entry };
  const text = sayInShop(() => t('Invoice {number} is for what was sent to you lately.', { number }));
  const locale = '';
  return { ...addMessage(changingOrder(read), text, { actor: 'admin', now, locale }), entry };
}

/**
 * Everything sent to a customer and not invoiced yet, in one transaction, so that a retry finds nothing left. @throws
 * NeedsInvoices
 */
export function collectInvoice(
  customerId: string,
  { by, now }: CollectCall,
  signal: AbortSignal,
): Promise<CollectedInvoice> {
  return tryOrder(async (attempt) => {
    const [customer, listed, shop] = await Promise.all([
      findCustomer(customerId),
      listToCollect(customerId),
      findSettings(),
    ]);
    const [oldest] = listed;
    const alike = oldest ? listed.filter((order) => currencyOf(order) === currencyOf(oldest)) : [];
    const reads = await Promise.all(alike.slice(0, mostCollected).map(({ _id }) => readForChange(_id)));
    const parts = reads.flatMap((read) => {
      const change = collectedChange(read.order);
      return change ? [{ read, order: read.order, change }] : [];
    });
    const [first, ...others] = parts;
    if (!first) return { number: '', isMore: false };
    if (!shop.invoices.isOn) throw new NeedsInvoices();
    return queueOrders(['the next invoice'], async () => {
      const series = seriesOf(shop.invoices, 'invoice', shopDay(now, shop));
      const next = await nextNumber(series, attempt.failedTries > 0);
      const { number } = next;
      const isShared = parts.some(({ read }) => read.uid !== first.read.uid);
      const written = newInvoice({ ...first, at: 'sending', shop, now, customer, others }, number);
      const { day, isPublic } = written;
      const prepared = await Promise.all(
        parts.map(async ({ read, order, change }, at) => {
          const applied = appliedTo(read, number, at === 0 && !isShared, now);
          const key = changeKey('admin', `${number}\n${order._id}`, 'collected');
          const {
            order: __,
            fields,
            writeEffects,
          } = await prepareOrder({
            before: order,
            after: { ...order, ...applied.fields },
            by: { kind: 'person', name: by.name },
            uid: read.uid,
            keyHash: key.keyHash,
            now,
            shop,
            attempt,
            stockTaken: read.stockTaken,
            unconfirmedCopies: read.unconfirmedCopies,
            change: applied,
            collected: {
              number,
              day,
              ...(isPublic && { isPublic }),
              ...(isShared && { isShared }),
              change,
            },
          });
          return { read, fields: { ...applied.fields, ...fields }, key, writeEffects };
        }),
      );
      await database().runTransaction(async (transaction) => {
        addInvoice(transaction, next, isShared ? { ...written, isShared } : written);
        for (const { read, fields, key, writeEffects } of prepared) {
          writeChange(transaction, read, fields, key, now);
          writeEffects(transaction);
        }
      });
      return { number, isMore: listed.length > parts.length };
    });
  }, signal);
}
