import { expect } from 'vitest';
import { mailReference } from '../../functions/src/mail/mail-store.ts';
import { registerShopper } from '../api/accounts.ts';
import { addBook, callAsAdmin, ordersOf } from '../e2e/shop-data.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { Journey } from './journeys.ts';
import { enter, orderCart } from './shopper-steps.ts';

/** Each engine writes days in its own language: the year tells the two apart. */
const [first, next] = ['2031-03-12', '2032-05-20'];

export const preorderJourney: Journey = {
  title: 'a shopper pre-orders a book whose day moves',
  async run(visitor) {
    await callAsAdmin('PUT', '/api/settings', { specialOrders: { isOn: true, fromDays: 5, toDays: 7 } });
    const book = await addBook({ appearsOn: first });
    const { _id, title } = book;
    // An instance reads the settings again after a second.
    const page = async () => (await fetch(`${shopAddress}/books/${_id}?${crypto.randomUUID()}`)).text();
    await eventually(async () => expect(await page()).toContain('schema.org/PreOrder'));

    const shopper = await registerShopper();
    await visitor.open(`/books/${_id}`);
    await visitor.reads(/Appears on .*2031/);
    await visitor.press('button', `Pre-order: ${title}`);
    await visitor.press('link', 'Cart, books: 1');
    await visitor.in('main').reads(/Appears on .*2031/);
    await visitor.press('link', 'Checkout');
    await enter(visitor, shopper.email, 'Login');
    // Home, to which the login leads.
    await visitor.press('link', 'Cart, books: 1');
    await visitor.press('link', 'Checkout');
    await visitor.in('region', 'Your order').reads(/Appears on .*2031/);
    await orderCart(visitor);
    await visitor.in('main').reads(/Pre-ordered, appears on .*2031/);

    const { description, category, newPrice, oldPrice } = book;
    const edit = { title, description, category, newPrice, oldPrice, trending: false, appearsOn: next };
    await callAsAdmin('PUT', `/api/books/edit/${_id}`, edit);
    // The list of orders is live.
    await visitor.in('main').reads(/Pre-ordered, appears on .*2032/);
    const [order] = await ordersOf(shopper);
    const mail = await mailReference(order._id, 'appearance').get();
    expect(mail.get('message.text')).toMatch(/Appears on: .*2032/);
    await callAsAdmin('PUT', '/api/settings', { specialOrders: { isOn: false, fromDays: 5, toDays: 7 } });
  },
};
