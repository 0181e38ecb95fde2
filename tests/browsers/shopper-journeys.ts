import { delivery } from '../e2e/checkout-page.ts';
import { newEmail, password } from '../e2e/signing-in.ts';
import type { Journey } from './journeys.ts';

const title = 'Frankenstein';

export const shopperJourneys: readonly Journey[] = [
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
      await visitor.fill('Email', newEmail());
      await visitor.fill('Password', password);
      await visitor.press('button', 'Register');
      await visitor.sees('button', 'User menu');

      await visitor.press('link', 'Cart, books: 1');
      await visitor.press('link', 'Checkout');
      await visitor.sees('heading', 'Cash On Delivery');
      for (const [label, text] of Object.entries(delivery)) await visitor.fill(label, text);
      await visitor.press('checkbox', 'I agree to the Terms of Service.');
      await visitor.press('button', 'Place an Order');
      const confirmed = visitor.in('dialog', 'Order Confirmed');
      await confirmed.reads('Order Placed Successfully');
      await confirmed.press('button', 'OK');

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
];
