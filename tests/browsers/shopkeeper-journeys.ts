import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sessionsOf } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { AdminLogin } from '../../functions/src/shared/people/admin.ts';
import { addWorker, workerPassword } from '../api/workers.ts';
import { demoBook, newTitle, pictureFile } from '../e2e/shop-data.ts';
import { storeOrders } from '../e2e/stored-orders.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import type { Journey } from './journeys.ts';
import type { Visitor } from './visitor.ts';

export async function logIn(visitor: Visitor, { username, password }: AdminLogin = demoAdmin): Promise<void> {
  await visitor.open('/admin');
  await visitor.fill('Username', username);
  await visitor.fill('Password', password);
  await visitor.press('button', 'Login');
  await visitor.sees('heading', 'Dashboard');
}

/** A file of this computer, as a person chooses one. */
async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'bookstore-browsers-')), name);
  await writeFile(file, content);
  return file;
}

export const shopkeeperJourneys: readonly Journey[] = [
  {
    title: 'the shopkeeper logs in, packs an order on the desk and prints its packing slip',
    async run(visitor) {
      const name = `Desk${crypto.randomUUID().slice(0, 8)}`;
      const [order] = await storeOrders({ count: 1, name: () => name, books: () => [demoBook('kim')] });
      await logIn(visitor);
      await visitor.press('link', 'Orders');
      await visitor.fill('Search orders', name);
      await visitor.sees('rowheader');
      await visitor.press('link', order?.number ?? '');
      await visitor.sees('heading', `Order ${order?.number}`);
      await visitor.fill('Note to the shopper (optional)', 'Wrapped as a present');
      await visitor.press('button', 'Mark as packed');
      await visitor.in('region', 'History').reads('Wrapped as a present');
      await visitor.sees('button', 'Mark as shipped');

      await visitor.open(`/dashboard/orders?q=${name}`);
      await visitor.press('checkbox', 'Select all on this page');
      await visitor.press('link', 'Print packing slips');
      await visitor.followNewTab();
      await visitor.in('article').reads(name);
      await visitor.prints();
    },
  },
  {
    title: 'the shop ends a session while forms are half filled, and they go on after the next login',
    warnings: /The order was not changed/,
    async run(visitor) {
      const { person } = await addWorker('both');
      const login = { username: person.name, password: workerPassword };
      const [order] = await storeOrders({
        count: 1,
        name: () => person.name,
        books: () => [demoBook('kim')],
      });
      await logIn(visitor, login);
      await visitor.open(`/dashboard/orders/${order?._id}`);
      await visitor.fill('Note to the shopper (optional)', 'Wrapped as a present');
      await visitor.press('button', 'Money taken');
      await visitor.fill('Reference (optional)', 'R-17');
      await visitor.press('button', 'Correct');
      await visitor.fill('Phone', '020 7946 0000');
      await visitor.fill('New message', 'It comes tomorrow.');
      await visitor.fill('New note', 'Rang twice');
      await database().runTransaction(async (transaction) => (await sessionsOf(transaction, person.id))());
      await visitor.press('button', 'Keep the note');
      await visitor.in('dialog').press('button', 'OK');
      // Home, to which the end of a session leads: until it is there, the forms ask before their page is left. Another
      // dialog, about the unchanged order, may still cover it.
      await visitor.reads('Top Sellers');
      await logIn(visitor, login);
      for (const form of ['New note', 'New message', 'Correct the recipient', 'Money taken', 'Next step']) {
        await visitor.reads(`You had not saved “${form}” on the page Order.`);
        await visitor.press('button', 'Continue');
      }
      await visitor.holds('New note', 'Rang twice');
      await visitor.holds('New message', 'It comes tomorrow.');
      await visitor.holds('Phone', '020 7946 0000');
      await visitor.holds('Reference (optional)', 'R-17');
      await visitor.holds('Note to the shopper (optional)', 'Wrapped as a present');
    },
  },
  {
    title: 'the shopkeeper adds a book with a cover, which the shop shows',
    async run(visitor) {
      const title = newTitle();
      const { name, buffer } = await pictureFile();
      await logIn(visitor);
      await visitor.in('main').press('link', 'Add New Book');
      await visitor.fill('Title', title);
      await visitor.fill('Description', 'How a sheet is made, pressed and dried.');
      await visitor.choose('Category', 'Technology');
      await visitor.fill('Old Price', '20');
      await visitor.fill('New Price', '12.30');
      await visitor.chooseFile('Cover Image', await fileOf(name, buffer));
      await visitor.reads(`Selected: ${name}`);
      await visitor.press('button', 'Add Book');
      const added = visitor.in('dialog');
      await added.reads('Your book is uploaded successfully!');
      await added.press('button', "Yes, It's Okay!");
      await visitor.holds('Title', '');

      await visitor.in('navigation').press('link', 'Manage Books');
      await visitor.in('main').sees('row', new RegExp(title));
      await visitor.press('link', 'Book Store, home');
      await visitor.press('link', 'Books');
      await visitor.in('main').press('link', title);
      await visitor.in('main').seesPicture(`Cover of ${title}`);
    },
  },
  {
    title: 'the shopkeeper imports a file of books',
    async run(visitor) {
      const title = newTitle();
      const file = await fileOf('books.csv', `title,author,price,category\n${title},Ann Lee,12.50,fiction\n`);
      await logIn(visitor);
      await visitor.open('/dashboard/import');
      await visitor.chooseFile('CSV, Excel or ONIX file', file);
      await visitor.sees('heading', 'What is in books.csv');
      await visitor.press('button', 'Check the file');
      await visitor.sees('heading', 'The file was checked');
      await visitor.press('button', 'Import 1 book');
      await visitor.sees('heading', 'The import is done');
      await visitor.in('navigation').press('link', 'Manage Books');
      await visitor.in('main').sees('row', new RegExp(title));
    },
  },
];
