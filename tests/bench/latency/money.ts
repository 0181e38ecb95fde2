import { beginSession } from '../../../functions/src/auth/session-store.ts';
import { database } from '../../../functions/src/platform/firebase.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { emptyCollection, storeBook } from '../../api/stored-books.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { deliveryStep, storeShippedOrders } from '../../fixtures/shipped-orders.ts';
import { ordering, post } from './calls.ts';
import { blocks, callsInBlock, compare } from './compare.ts';

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];

/** A shop that shows tax, asks for the delivery and writes invoices. */
const moneySettings = (at: 'placing' | 'delivery') => ({
  ...defaultSettings,
  country: 'DE',
  tax: {
    ...{ isOn: true, isIncluded: true, defaultClass: 'books' },
    rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
  },
  delivery: {
    ...defaultSettings.delivery,
    areas: [{ name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] }],
    isShown: true,
  },
  invoices: {
    ...defaultSettings.invoices,
    ...{ isOn: true, at, name: 'Paper & Ink GmbH', address: 'Lange Straße 12\n10115 Berlin' },
  },
  updatedAt: new Date(),
});

const settings = () => database().doc('settings/shop');
const giveSettings = (at: 'placing' | 'delivery') => settings().set(moneySettings(at));
const takeSettings = () => settings().delete();

/** What tax, delivery and invoices add to an order, and to its delivery. */
export async function compareMoney(address: string) {
  try {
    return { placing: await comparePlacing(address), delivering: await compareDelivering(address) };
  } finally {
    await takeSettings();
    for (const name of ['invoices', 'invoiceCounters']) await emptyCollection(name);
  }
}

async function comparePlacing(address: string) {
  const plain = makeOrderRequest([await storeBook({ newPrice: 12.5 })]);
  const full = { ...plain, totalPrice: '16.50' };
  const { fresh, order } = ordering(address);
  return compare(
    () => order(full),
    () => order(plain),
    {
      ours: async () => [await fresh(), await giveSettings('placing')],
      bare: async () => [await fresh(), await takeSettings()],
    },
  );
}

async function compareDelivering(address: string) {
  const ids = (await storeShippedOrders(2 * (blocks + 1) * callsInBlock)).values();
  const token = await beginSession();
  const deliver = async () => {
    const { value: id } = ids.next();
    return post(`${address}/api/orders/${id}/status`, deliveryStep, token);
  };
  return compare(deliver, deliver, { ours: () => giveSettings('delivery'), bare: takeSettings });
}
