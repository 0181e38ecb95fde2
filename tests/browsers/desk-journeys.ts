import { expect } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { defaultInvoices } from '../../functions/src/shared/shop/invoice-setting.ts';
import { addDays } from '../../functions/src/shared/shop/shop-day.ts';
import { addBook, callAsAdmin } from '../e2e/shop-data.ts';
import { testIsbns } from '../e2e/test-isbns.ts';
import { stripeVariables } from '../emulators/stripe.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { Journey } from './journeys.ts';
import { setPayment } from './payment-journey.ts';
import { logIn } from './shopkeeper-journeys.ts';
import type { Visitor } from './visitor.ts';

/** At 10 dollars, counted. @returns its title, and what a scanner types of it */
async function bookToScan(onHand: number) {
  const [isbn = ''] = testIsbns(1);
  const { _id, title } = await addBook({ isbn, newPrice: 10 });
  await callAsAdmin('POST', `/api/stock/${_id}`, { onHand, lowAt: 0, reason: 'correction' });
  // The lists may be some seconds old.
  await eventually(async () => {
    const { body } = await callAsAdmin('GET', `/api/catalogue?q=${isbn}&fresh=1`);
    expect(body.books).toHaveLength(1);
  });
  const copiesLeft = async () => (await database().doc(`stock/${_id}`).get()).get('onHand');
  return { title, scan: `${isbn}\n`, copiesLeft };
}

async function beginOrder(desk: Visitor): Promise<void> {
  await logIn(desk);
  await desk.in('navigation', 'Dashboard').press('link', 'New order');
  await desk.sees('heading', 'New order');
}

async function sellOverTheCounter(desk: Visitor): Promise<void> {
  const { scan, copiesLeft } = await bookToScan(3);
  await beginOrder(desk);
  await desk.press('radio', 'Over the counter');
  await desk.press('textbox', 'Book');
  await desk.type(scan);
  await desk.reads('1 copy');
  await desk.type(scan);
  await desk.reads('2 copies');
  // Enter in the empty box leads to the cash, and Enter there to the amount given.
  await desk.type('\n\n');
  await desk.sees('textbox', 'Given');
  await desk.type('50');
  await desk.reads('$30.00');
  await desk.type('\n');
  await desk.reads(/Sold: \w{4}-\w{4}/);
  await desk.reads('Change: $30.00');
  expect(await copiesLeft()).toBe(1);
  await desk.press('link', 'Open the order');
  await desk.in('region', 'Money').reads('Taken $20.00 Due $0.00');
}

async function payByLink(desk: Visitor, customer: Visitor): Promise<void> {
  const { scan, copiesLeft } = await bookToScan(3);
  const name = `Kim${crypto.randomUUID().slice(0, 8)}`;
  await beginOrder(desk);
  await desk.press('textbox', 'Book');
  await desk.type(scan);
  await desk.reads('1 copy');
  await desk.fill('Full Name', name);
  await desk.fill('Email', `${name}@example.com`);
  await desk.press('radio', 'By a link');
  await desk.press('button', 'Make the link · $10.00');
  await desk.reads(/The link of \w{4}-\w{4} is ready/);
  expect(await copiesLeft()).toBe(2);

  const { docs } = await database().collection('mail').where('to', '==', `${name}@example.com`).get();
  const [, path = ''] = /https?:\/\/[^/\s]+(\/pay\/\S+)/.exec(docs[0]?.get('message.text')) ?? [];
  await customer.open(path);
  await customer.sees('heading', 'Your order is set aside');
  await customer.press('button', 'Pay $10.00');
  await customer.sees('heading', 'The bank’s page');
  await customer.press('button', 'Pay');
  await customer.sees('heading', 'Paid');

  await desk.press('link', 'Orders');
  await desk.fill('Search orders', name);
  await desk.in('rowheader').press('link', /\w{4}-\w{4}/);
  await desk.in('region', 'Money').reads('Paid online, at Stripe');
  expect(await copiesLeft()).toBe(2);
}

/** As if the customer's invoice had been made 31 days earlier. */
async function age(name: string): Promise<void> {
  const { docs } = await database().collection('orders').where('name', '==', name).get();
  for (const order of docs) {
    const invoices: { day: string }[] = order.get('invoices');
    await order.ref.update({ invoices: invoices.map((one) => ({ ...one, day: addDays(one.day, -31) })) });
  }
}

async function sellOnAccount(desk: Visitor): Promise<void> {
  const { title, scan } = await bookToScan(30);
  const school = `School ${crypto.randomUUID().slice(0, 8)}`;
  const address = { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' };
  const customer = { title: school, address, email: 'school@example.com', limitCents: 50_000 };
  await callAsAdmin('POST', '/api/customers', customer);
  await beginOrder(desk);
  await desk.press('textbox', 'Book');
  await desk.type(scan);
  await desk.fill(`Copies of ${title}`, '28');
  await desk.press('radio', 'On account');
  await desk.choose('Customer on account', school);
  await desk.press('button', 'Take the order · $280.00');
  await desk.reads(/Order \w{4}-\w{4} is taken/);
  await desk.press('link', 'Open the order');
  await desk.press('button', 'Ready to collect');
  await desk.press('button', 'Mark as collected');
  await desk.in('region', 'Invoices').reads('INV-');
  await desk.in('navigation', 'Dashboard').press('link', 'Cash');
  await desk.press('link', 'Open items');
  const items = desk.in('list', `Open items of ${school}`);
  await items.reads('$280.00');
  await age(school);
  await desk.open('/dashboard/cash/open-items');
  await items.press('button', /^Remind of/);
  await desk.in('dialog').press('button', 'Send');
  await items.reads('1 reminder');
  await items.press('button', /^Money of the bank for/);
  await items.fill('Received', '100');
  await items.press('button', 'Note the money');
  await items.reads('$180.00');
  await items.press('button', /^Money of the bank for/);
  await items.press('button', 'Note the money');
  await desk.seesNo('list', `Open items of ${school}`);
}

const seller = { ...defaultInvoices, name: 'Paper & Ink', address: '2 Quay Street' };

export const deskJourneys: readonly Journey[] = [
  {
    title: 'the shop sells two copies over the counter with a scanner and Enter alone',
    run: sellOverTheCounter,
  },
  {
    title: 'the shop takes an order on the phone, which its customer pays by the link',
    async run(desk, elsewhere) {
      Object.assign(process.env, stripeVariables);
      await setPayment('both');
      try {
        await payByLink(desk, await elsewhere());
      } finally {
        await setPayment('cash');
      }
    },
  },
  {
    title: 'a school orders 28 copies on account, is reminded, and pays them in two parts',
    async run(desk) {
      const invoices = (isOn: boolean) =>
        callAsAdmin('PUT', '/api/settings', { invoices: { ...seller, isOn } });
      await invoices(true);
      try {
        await sellOnAccount(desk);
      } finally {
        await invoices(false);
      }
    },
  },
];
