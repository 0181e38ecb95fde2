import { expect, test } from 'vitest';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { orderRequestSchema } from '../../../functions/src/shared/order/order-request.ts';
import { findStep } from '../../../functions/src/shared/order/order-status.ts';
import { statusOfParcels } from '../../../functions/src/shared/order/parcels.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';
import { demoEmulators, NotTheDemoProjectError } from '../../fixtures/demo-shop/demo-emulators.ts';
import { demoOrders } from '../../fixtures/demo-shop/orders.ts';
import { demoShelves } from '../../fixtures/demo-shop/shelves-and-reviews.ts';
import { demoShoppers } from '../../fixtures/demo-shop/shoppers.ts';
import { catalogueOf, titlesOf } from '../catalogue/sample-entries.ts';

const emulators = {
  GCLOUD_PROJECT: 'demo-bookstore',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

test('the demo shop fills the emulators of a demo project', () => {
  expect(demoEmulators(emulators)).toEqual({
    projectId: 'demo-bookstore',
    bucket: 'demo-bookstore.appspot.com',
    auth: '127.0.0.1:9099',
    firestore: '127.0.0.1:8080',
  });
});

test.each(Object.keys(emulators))('without %s nothing is filled', (name) => {
  expect(() => demoEmulators({ ...emulators, [name]: '' })).toThrow(NotTheDemoProjectError);
});

test('a project that could be real is never emptied', () => {
  expect(() => demoEmulators({ ...emulators, GCLOUD_PROJECT: 'bookstore-live' })).toThrow(
    "The demo shop fills 'demo-…' projects only, not 'bookstore-live'.",
  );
});

test('the books and shelves of the demo shop are ones that the shop takes, and lead a gift for a nine-year-old somewhere', () => {
  for (const { id, createdAt: _, ...book } of demoBooks) {
    expect(newBookSchema.validateSync(book, { strict: true, context: { isbnAsPrinted: true } }), id).toEqual(
      book,
    );
  }
  const onShelves = demoShelves.flatMap(({ books }) => books.map(({ bookId }) => bookId));
  expect(demoBooks.map(({ id }) => id)).toEqual(expect.arrayContaining(onShelves));
  const catalogue = catalogueOf(
    ...demoBooks.map(({ id, ...book }) => ({ book: { ...book, _id: id }, facts: {} })),
  );
  const find = (q: string) => catalogue.find({ q }, defaultGenres, dollars);
  expect(find('gift for a nine-year-old')).toMatchObject({ readers: { value: '9-11' } });
  expect(titlesOf(find('science fiction').books)).toContain('The Time Machine');
  expect(titlesOf(find('vampire').books).sort()).toEqual(['Carmilla', 'Dracula']);
});

test('the past orders are ones that the shop would have taken from the first shopper', () => {
  expect(demoOrders).toHaveLength(3);
  for (const { request, shopper, lines, progress } of demoOrders) {
    expect(orderRequestSchema.validateSync(request, { strict: true })).toEqual(request);
    expect(shopper).toBe(demoShoppers[0]);
    const cents = lines.reduce((sum, line) => sum + line.unitCents, 0);
    expect(request.totalPrice).toBe((cents / 100).toFixed(2));
    for (const { bookId } of lines) expect(demoBooks.map((book) => book.id)).toContain(bookId);
    const ways = progress.history.map(({ status }) => status);
    for (const [index, to] of ways.slice(1).entries())
      expect(findStep(ways[index] ?? to, to), to).toBeDefined();
    expect(progress.history.every(({ at }) => Date.parse(at) < Date.now())).toBe(true);
  }
  expect(demoOrders.map(({ progress }) => progress.status)).toEqual(['placed', 'shipped', 'delivered']);
  // The desk takes an order that was sent on, or back, by its parcels.
  for (const { lines, progress } of demoOrders) {
    const bookIds = lines.map(({ bookId }) => bookId);
    expect(statusOfParcels({ bookIds, parcels: progress.parcels }) ?? 'placed').toBe(progress.status);
  }
});
