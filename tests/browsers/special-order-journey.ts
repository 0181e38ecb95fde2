import { expect } from 'vitest';
import { registerShopper } from '../api/accounts.ts';
import { addBook, callAsAdmin } from '../e2e/shop-data.ts';
import { testIsbns } from '../e2e/test-isbns.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { Journey } from './journeys.ts';
import { logIn } from './shopkeeper-journeys.ts';
import { enter, orderCart } from './shopper-steps.ts';

const days = { fromDays: 5, toDays: 7 };

export const specialOrderJourney: Journey = {
  title: 'a shopper finds a book of which no copy is left, and the shop orders, receives and sends it',
  async run(visitor, elsewhere) {
    await callAsAdmin('PUT', '/api/settings', { specialOrders: { isOn: true, ...days } });
    const [isbn = ''] = testIsbns(1);
    const publisher = `Press ${isbn}`;
    const { _id, title } = await addBook({ isbn, publisher });
    await callAsAdmin('POST', `/api/stock/${_id}`, { onHand: 0, lowAt: 0, reason: 'correction' });
    const word = title.split(' ').at(-1) ?? '';
    // The lists, and an instance's settings, may be some seconds old.
    const searchPage = async () =>
      (await fetch(`${shopAddress}/search?q=${word}&${crypto.randomUUID()}`)).text();
    await eventually(async () => expect(await searchPage()).toContain('Usually ships in 5 to 7 days'));

    const { email } = await registerShopper();
    await visitor.open('/login');
    await enter(visitor, email, 'Login');
    await visitor.fill('Search books', `${word}\n`);
    await visitor.in('main').press('link', title);
    await visitor.in('article').reads('Usually ships in 5 to 7 days');
    await visitor.press('button', `Add to Cart: ${title}`);
    await visitor.press('link', 'Cart, books: 1');
    await visitor.in('main').reads('Usually ships in 5 to 7 days');
    await visitor.press('link', 'Checkout');
    await orderCart(visitor);
    await visitor.in('main').reads('To order, ships by');

    const desk = await elsewhere();
    await logIn(desk);
    await desk.press('link', 'To order');
    await desk.in('region', publisher).reads(title);
    // Other shoppers may wait for other books.
    await desk.press('button', /^Mark \d+ books? as ordered$/);
    await desk.in('region', publisher).reads(/\d copies ordered/);
    await desk.press('link', 'Receive');
    await desk.fill('ISBN', isbn);
    await desk.press('button', 'Add');
    await desk.press('button', 'Receive 1 copy of 1 book');
    await desk.reads('1 copy goes to an order that waited');

    await desk.press('link', 'Orders');
    await desk.fill('Search orders', word);
    await desk.in('rowheader').press('link', /\w{4}-\w{4}/);
    await desk.press('button', 'Mark as packed');
    await desk.press('button', 'Mark as shipped');
    await visitor.in('main').reads('On the way to you');
    await callAsAdmin('PUT', '/api/settings', { specialOrders: { isOn: false, ...days } });
  },
};
