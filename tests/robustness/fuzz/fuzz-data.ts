import { createDeviceLink } from '../../../functions/src/auth/device-link-store.ts';
import { beginSession } from '../../../functions/src/auth/session-store.ts';
import { importDocument, newImport } from '../../../functions/src/imports/import-document.ts';
import { deliveryFields, mailDocument } from '../../../functions/src/mail/mail-document.ts';
import { renderOrderMail } from '../../../functions/src/mail/order-mail.ts';
import { orderDocument } from '../../../functions/src/orders/order-document.ts';
import { orderNumber } from '../../../functions/src/orders/order-number.ts';
import { database, shopBucket } from '../../../functions/src/platform/firebase.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import { owner } from '../../../functions/src/shared/callers.ts';
import { importFilePath } from '../../../functions/src/shared/import/book-import.ts';
import { readOrder } from '../../../functions/src/shared/order/order.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import { logChanges } from '../../../functions/src/snapshot/change-log-store.ts';
import { deleteBook } from '../../../functions/src/use-cases/books/delete-book.ts';
import { repairCounters, repairSales } from '../../../functions/src/use-cases/orders/recount.ts';
import { createShelf } from '../../../functions/src/use-cases/shelves/change-shelf.ts';
import { receiveDelivery } from '../../../functions/src/use-cases/stock/receive-delivery.ts';
import { beginStocktake } from '../../../functions/src/use-cases/stock/stocktakes.ts';
import { registerShopper, type SignedInShopper } from '../../api/accounts.ts';
import { generousRules, uploadImport } from '../../api/imports.ts';
import { inParallel } from '../../api/shop-api.ts';
import { emptyCollection, storeBook } from '../../api/stored-books.ts';
import { removeStock } from '../../api/stored-stock.ts';
import { makeOrder, makeOrderRequest } from '../../fixtures/factories.ts';
import { makePicture } from '../../fixtures/pictures.ts';

/** What a run may change, and what it must leave alone. */
export interface FuzzData {
  /** Milliseconds. */
  startedAt: number;
  shoppers: SignedInShopper[];
  /** Books that no request edits, so that an order of them is a good one. */
  steady: Book[];
  edited: Book[];
  deletable: Book[];
  /** Ids of deleted books that can be restored. */
  restorable: string[];
  /** Ids of drafts: those that are changed, published and deleted. */
  drafts: Record<'edited' | 'publishable' | 'deletable', string[]>;
  /** Ids of shelves. */
  shelves: string[];
  /** Ids of the entries of the history in which they were deleted. */
  entries: string[];
  /** Ids of orders that were placed. */
  orders: string[];
  /** Codes of one-time device links. */
  deviceCodes: string[];
  /** The bearer of an admin session that no request ends. */
  admin: string;
  /** Bearers of admin sessions to be ended. */
  sessions: string[];
  /** File names of covers to be deleted, and one that a steady book shows. */
  covers: string[];
  /** An import that was done. */
  importId: string;
  /** A delivery that was received. */
  postingId: string;
  /** Stocktakes: one that goes on, and one that is booked. */
  stocktakeId: string;
  bookedId: string;
  discardedId: string;
}

/** Stores an import that was done, with its files, and says when, in milliseconds. */
async function storeImport(): Promise<{ importId: string; storedAt: number }> {
  const id = await uploadImport('Book id,title\nemma,Emma\n');
  const columns = ['id', 'title'];
  const request = { id, fileName: 'books.csv', columns, rules: generousRules };
  const { seen, ...rest } = newImport(request, new Date());
  const stored = { ...rest, seen: { ...seen, state: 'done' as const }, attentionPath: importFilePath(id) };
  const { writeTime } = await database().collection('imports').doc(id).set(importDocument(stored));
  return { importId: id, storedAt: writeTime.toMillis() };
}

/** Stores orders, each with a mail that was given up. */
async function storeOrders(shoppers: readonly SignedInShopper[], count: number): Promise<string[]> {
  const { lines } = makeOrder();
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const writer = database().bulkWriter({ throttling: false });
  for (const [index, id] of ids.entries()) {
    const shopper = shoppers[index % shoppers.length];
    if (!shopper) throw new Error('No shopper is registered');
    const order = { shopper: { uid: shopper.uid, email: shopper.email }, lines, placedAt: new Date() };
    const request = makeOrderRequest([], { productIds: lines.map(({ bookId }) => bookId) });
    const document = orderDocument({ ...order, number: orderNumber(id, 0), request, money: dollars });
    void writer.create(database().collection('orders').doc(id), document);
    const mail = renderOrderMail(
      readOrder(id, { ...document }),
      'placed',
      'https://shop.example',
      defaultSettings,
    );
    if (!mail) throw new Error('There is no mail');
    const about = { orderId: id, event: 'placed', uid: shopper.uid } as const;
    const delivery = deliveryFields({ state: 'ERROR', attempts: 5, nextAttemptAt: Date.now(), copy: 0 });
    const stored = { ...mailDocument(mail, about, new Date()), delivery };
    void writer.create(database().collection('mail').doc(`${id}-placed`), stored);
  }
  await writer.close();
  await repairCounters();
  await repairSales();
  return ids;
}

async function addDrafts(name: string, count: number): Promise<string[]> {
  const fields = { description: 'D', category: 'fiction', trending: false, coverImage: '' };
  // Beside the API, which takes no more drafts than it lists.
  return inParallel(count, async (index) => {
    const reference = database().collection('drafts').doc();
    const now = new Date();
    const title = `${name} draft ${index}`;
    await reference.set({ ...fields, title, oldPrice: 2, newPrice: 1, createdAt: now, updatedAt: now });
    return reference.id;
  });
}

/** One after the other, since they share a document. */
async function addShelves(name: string): Promise<string[]> {
  const fields = { title: 'Shelf', text: '', isPublished: true, homePlace: 1, books: [] };
  const ids: string[] = [];
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const { id } = await createShelf({ ...fields, slug: `${name}-${number}` }, undefined, owner);
    ids.push(id);
  }
  return ids;
}

/** The entry of the history in which a book was deleted. */
async function entryOf({ _id }: Book): Promise<string> {
  const { docs } = await database().collection('audit').where('about', 'array-contains', _id).get();
  return docs[0]?.id ?? 'none';
}

/** Stores enough for so many requests to each endpoint to find something to do. */
export async function storeFuzzData(requests: number): Promise<FuzzData> {
  const { importId, storedAt } = await storeImport();
  // Of what is examined, the import is no part, though both may be of one millisecond.
  const startedAt = storedAt + 1;
  const name = `fuzz-${crypto.randomUUID().slice(0, 8)}`;
  const share = Math.ceil(requests / 4);
  const used = `${name}-used.480w.png`;
  const addBooks = (kind: string, count: number) =>
    inParallel(count, (index) =>
      storeBook({
        _id: `${name}-${kind}-${index}`,
        title: `${kind} ${index}`,
        newPrice: (100 + index) / 100,
        trending: index % 2 === 0,
        createdAt: new Date(startedAt + index).toISOString(),
        coverImage: kind === 'steady' && index === 0 ? used : '',
      }),
    );
  await emptyCollection('adminAttempts');
  // The shop takes only so many orders of one shopper within an hour.
  const shoppers = await inParallel(Math.ceil(requests / 15), registerShopper);
  const [bucket, picture] = [await shopBucket(), await makePicture('png', 1, 1)];
  const covers = [...Array.from({ length: share }, (_, index) => `${name}-${index}.png`), used];
  const options = { contentType: 'image/png', resumable: false };
  await Promise.all(covers.map((cover) => bucket.file(`books/${cover}`).save(picture, options)));
  const deleted = await addBooks('deleted', share);
  await Promise.all(deleted.map(({ _id }) => deleteBook(_id, owner)));
  const edited = await addBooks('edited', 12);
  const delivery = {
    bookIds: edited.map(({ _id }) => _id),
    copies: edited.map(() => 3),
    supplier: '',
    note: '',
  };
  return {
    startedAt,
    shoppers,
    steady: await addBooks('steady', 12),
    edited,
    deletable: await addBooks('deletable', share),
    restorable: deleted.map(({ _id }) => _id),
    drafts: {
      edited: await addDrafts(name, 12),
      publishable: await addDrafts(name, share),
      deletable: await addDrafts(name, share),
    },
    shelves: await addShelves(name),
    entries: await Promise.all(deleted.map(entryOf)),
    orders: await storeOrders(shoppers, requests),
    deviceCodes: await inParallel(share, createDeviceLink),
    admin: await beginSession(),
    sessions: await inParallel(share, () => beginSession()),
    covers,
    importId,
    postingId: (await receiveDelivery(delivery, name, owner)).id,
    stocktakeId: (await beginStocktake({ scope: 'shelf', value: name }, `${name}-1`, owner)).id,
    discardedId: (await beginStocktake({ scope: 'shelf', value: name }, `${name}-3`, owner)).id,
    bookedId: (await beginStocktake({ scope: 'shelf', value: name }, `${name}-2`, owner)).id,
  };
}

/** Removes what a run has stored, so that the tests that follow find the shop as it was. */
export async function removeFuzzData({ startedAt, shoppers, covers, importId }: FuzzData): Promise<void> {
  const since = (collection: string) =>
    database().collection(collection).where('createdAt', '>=', new Date(startedAt)).get();
  const [books, orders, drafts] = await Promise.all([since('books'), since('orders'), since('drafts')]);
  const uids = new Set<unknown>(shoppers.map(({ uid }) => uid));
  const own = [...books.docs, ...drafts.docs, ...orders.docs.filter((order) => uids.has(order.get('uid')))];
  const writer = database().bulkWriter({ throttling: false });
  for (const { ref } of own) void writer.delete(ref);
  const isbns = books.docs.map((book): unknown => book.get('isbn'));
  for (const isbn of new Set(isbns.filter((one) => typeof one === 'string'))) {
    void writer.delete(database().collection('isbns').doc(isbn));
  }
  await writer.close();
  const batch = database().batch();
  logChanges(
    batch,
    books.docs.map(({ id }) => ({ id, version: Date.now() })),
  );
  await batch.commit();
  await repairCounters();
  await repairSales();
  await removeStock(books.docs.map(({ id }) => id));
  await Promise.all(['adminAttempts', 'shelves', 'shelfIndex'].map(emptyCollection));
  await database().collection('imports').doc(importId).delete();
  const bucket = await shopBucket();
  await Promise.all(covers.map((cover) => bucket.file(`books/${cover}`).delete({ ignoreNotFound: true })));
}
