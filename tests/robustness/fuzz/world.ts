import { beginSession } from '../../../functions/src/admin/session-store.ts';
import { repairCounters } from '../../../functions/src/admin/stats-store.ts';
import { countBookChange } from '../../../functions/src/books/newest-books.ts';
import { coverBucket, database } from '../../../functions/src/firebase.ts';
import type { Book } from '../../../functions/src/shared/book.ts';
import { registerShopper, type SignedInShopper } from '../../api/accounts.ts';
import { emptyCollection, shelve } from '../../api/shelf.ts';
import { atOnce } from '../../api/shop-api.ts';

/** What a run may use up, and what it must leave alone. */
export interface World {
  /** Milliseconds. */
  openedAt: number;
  shoppers: SignedInShopper[];
  /** Books that nobody edits, so that an order of them is a good one. */
  steady: Book[];
  edited: Book[];
  doomed: Book[];
  /** The bearer of an admin session that nobody ends. */
  admin: string;
  /** Bearers of admin sessions to be ended. */
  sessions: string[];
  /** File names of covers to be deleted, and one that a steady book shows. */
  covers: string[];
}

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadCover(fileName: string): Promise<string> {
  const bucket = await coverBucket();
  await bucket.file(`books/${fileName}`).save(png, { contentType: 'image/png', resumable: false });
  return fileName;
}

/** Opens a world in which `tries` requests for each endpoint find enough to do. */
export async function openWorld(tries: number): Promise<World> {
  const openedAt = Date.now();
  const name = `fuzz-${crypto.randomUUID().slice(0, 8)}`;
  const share = Math.ceil(tries / 4);
  const shelveMany = (kind: string, count: number) =>
    atOnce(count, (index) =>
      shelve({
        _id: `${name}-${kind}-${index}`,
        title: `${kind} ${index}`,
        newPrice: (100 + index) / 100,
        trending: index % 2 === 0,
        createdAt: new Date(openedAt + index).toISOString(),
        coverImage: kind === 'steady' && index === 0 ? `${name}-used.480w.png` : '',
      }),
    );
  await emptyCollection('adminAttempts');
  const [shoppers, admin, sessions] = await Promise.all([
    // The shop takes only so many orders of one shopper within an hour.
    atOnce(Math.ceil(tries / 15), registerShopper),
    beginSession(),
    atOnce(share, beginSession),
  ]);
  const steady = await shelveMany('steady', 12);
  const edited = await shelveMany('edited', 12);
  const doomed = await shelveMany('doomed', share);
  const covers = await atOnce(share, (index) => uploadCover(`${name}-${index}.png`));
  await uploadCover(`${name}-used.480w.png`);
  return {
    openedAt,
    shoppers,
    steady,
    edited,
    doomed,
    admin,
    sessions,
    covers: [...covers, `${name}-used.480w.png`],
  };
}

/** Takes away what a run has made, so that the tests that follow find the shop as it was. */
export async function closeWorld({ openedAt, shoppers, covers }: World): Promise<void> {
  const books = await database().collection('books').where('createdAt', '>=', new Date(openedAt)).get();
  const uids = new Set(shoppers.map(({ uid }) => uid));
  const orders = await database().collection('orders').where('createdAt', '>=', new Date(openedAt)).get();
  const writer = database().bulkWriter();
  for (const { ref } of books.docs) void writer.delete(ref);
  for (const { ref, ...order } of orders.docs.map((one) => ({ ref: one.ref, uid: one.get('uid') }))) {
    if (uids.has(order.uid)) void writer.delete(ref);
  }
  await writer.close();
  const batch = database().batch();
  countBookChange(batch);
  await batch.commit();
  await repairCounters();
  await emptyCollection('adminAttempts');
  const bucket = await coverBucket();
  await Promise.all(covers.map((cover) => bucket.file(`books/${cover}`).delete({ ignoreNotFound: true })));
}
