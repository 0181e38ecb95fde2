import { expect } from 'vitest';
import { registerShopper } from '../api/accounts.ts';
import { call } from '../api/shop-api.ts';
import { delivery } from '../e2e/checkout-page.ts';
import { callAsAdmin, demoBook, ordersOf, placeOrderOf } from '../e2e/shop-data.ts';
import { newEmail, password } from '../e2e/signing-in.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import type { Journey } from './journeys.ts';
import { enter, orderCart } from './shopper-steps.ts';

const title = 'Frankenstein';

export const shopperJourneys: readonly Journey[] = [
  {
    title: 'a shopper keeps an address for the checkout, and deletes the account',
    async run(visitor) {
      const email = newEmail();
      await visitor.open('/register');
      await enter(visitor, email, 'Register');
      // Home, to which the registration leads.
      await visitor.sees('heading', 'Top Sellers');
      await visitor.press('button', 'User menu');
      await visitor.press('link', 'Your account');
      await visitor.sees('heading', 'Your Account');
      await visitor.press('button', 'Add an address');
      for (const [label, text] of Object.entries(delivery)) await visitor.fill(label, text);
      await visitor.press('button', 'Save address');
      await visitor.in('list', 'Addresses').reads(delivery['Address / Street']);

      await visitor.open('/books/frankenstein');
      await visitor.press('button', `Add to Cart: ${title}`);
      await visitor.press('link', 'Cart, books: 1');
      await visitor.press('link', 'Checkout');
      await visitor.holds('City', delivery.City);

      await visitor.open('/account');
      // Late content moves the rest.
      await visitor.in('list', 'Addresses').reads(delivery['Address / Street']);
      await visitor.press('button', 'Delete: Your account');
      await visitor.fill('Password', password);
      await visitor.press('button', 'Delete my account');
      await visitor.in('dialog', 'Your account is deleted').press('button', 'OK');
      await visitor.sees('link', 'Login');
    },
  },
  {
    title: 'a visitor browses by genre, narrows a search and opens a book',
    async run(visitor) {
      await visitor.open('/');
      await visitor.choose('Genre', 'Horror');
      await visitor.in('region', 'Top Sellers').sees('link', title);
      await visitor.open('/browse/horror');
      await visitor.in('main').sees('link', title);
      await visitor.fill('Search books', 'frankenstien\n');
      await visitor.sees('heading', /^Books for “frankenst/);
      await visitor.in('main').press('link', title);
      await visitor.sees('heading', title);
      await visitor.sees('button', `Add to Cart: ${title}`);
    },
  },
  {
    title: 'a visitor fills the cart, registers, orders, finds the order and prints its receipt',
    async run(visitor) {
      await visitor.open('/books/frankenstein');
      await visitor.press('button', `Add to Cart: ${title}`);
      await visitor.reads('Product Added to the Cart');
      await visitor.press('link', 'Cart, books: 1');
      await visitor.sees('heading', 'Shopping cart');
      await visitor.press('link', 'Checkout');

      await visitor.sees('heading', 'Please Login');
      await visitor.press('link', 'Register');
      await visitor.sees('heading', 'Please Register');
      await enter(visitor, newEmail(), 'Register');

      await visitor.press('link', 'Cart, books: 1');
      await visitor.press('link', 'Checkout');
      await orderCart(visitor);

      await visitor.sees('heading', 'Your Orders');
      await visitor.in('main').sees('heading', /^Order \w{4}-\w{4}$/);
      await visitor.in('main').reads(title);
      await visitor.in('main').reads(/Expected by \w+day, \w+ \d+/);
      await visitor.in('main').press('link', /^Details and receipt/);
      await visitor.press('button', 'Print receipt');
      await visitor.prints();
      await visitor.in('main').reads(delivery['Address / Street']);
    },
  },
  {
    title: 'books wished for and put in on the phone are bought on the laptop, and leave the cart of both',
    async run(phone, elsewhere) {
      const { email, token } = await registerShopper();
      await phone.open('/books/dracula');
      await phone.press('button', 'Add to wish list: Dracula');
      await phone.reads('On your wish list');
      await phone.open('/books/frankenstein');
      await phone.press('button', `Add to Cart: ${title}`);
      await phone.sees('link', 'Cart, books: 1');
      await phone.open('/login');
      await enter(phone, email, 'Login');
      await eventually(async () => {
        const { body } = await call('GET', '/api/account/lists', { token });
        expect(body).toMatchObject({ cart: ['frankenstein'], wishes: ['dracula'] });
      });

      const laptop = await elsewhere();
      await laptop.open('/login');
      await enter(laptop, email, 'Login');
      await laptop.sees('link', 'Cart, books: 1');
      await laptop.open('/wishlist');
      await laptop.press('button', 'Move to cart: Dracula');
      await laptop.reads('“Dracula” is in your cart.');
      await laptop.press('link', 'Cart, books: 2');
      await laptop.in('main').sees('heading', title);
      await laptop.press('link', 'Checkout');
      await orderCart(laptop);
      await laptop.sees('link', 'Cart, books: 0');

      await phone.open('/cart');
      await phone.reads('No produt found');
    },
  },
  {
    title: 'a visitor who is not signed in withdraws from one of two books',
    async run(visitor) {
      await callAsAdmin('PUT', '/api/settings', { withdrawal: true });
      // An instance reads the settings again after a second.
      await eventually(async () => expect((await fetch(`${shopAddress}/withdraw`)).status).toBe(200));
      const shopper = await registerShopper();
      const { number } = await placeOrderOf(shopper, [demoBook('kim'), demoBook('dracula')]);
      await visitor.open('/about');
      await visitor.press('link', 'Withdraw from contract');
      await visitor.sees('heading', 'Withdraw from contract');
      await visitor.fill('Your name', 'Nora Field');
      await visitor.fill('Order number', number.toLowerCase());
      await visitor.fill('E-mail address', shopper.email);
      await visitor.fill('Only some of the books', 'Dracula');
      await visitor.press('button', 'Continue');
      await visitor.sees('heading', 'Is this right?');
      await visitor.press('button', 'Confirm withdrawal');
      await visitor.in('main').reads(/We have received your declaration/);
      const [order] = await ordersOf(shopper);
      expect(order.withdrawals).toMatchObject([{ books: 'Dracula', isLate: false }]);
    },
  },
];
