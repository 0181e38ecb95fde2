import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { defaultGenres } from '../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { logChanges } from '../../functions/src/snapshot/change-log-store.ts';
import { countSales } from '../../functions/src/stats/sales-store.ts';
import {
  foldChanges,
  foldWhenDue,
  rebuildSnapshot,
} from '../../functions/src/use-cases/catalogue/fold-catalogue.ts';
import { removeStoredBooks, storeBook, storeBooks } from '../api/stored-books.ts';
import { makeBook } from '../fixtures/factories.ts';
import { catalogueTitles, storedTitles } from './catalogue-model.ts';

const { write, kill } = vi.hoisted(() => ({ write: vi.fn(), kill: { after: Number.POSITIVE_INFINITY } }));

vi.mock('firebase-functions/logger', async (original) => ({ ...(await original<object>()), write }));

/** Ends a fold after so many of its steps, as a kill does: nothing of it runs any more. */
function step<Arguments extends unknown[], Result>(work: (...given: Arguments) => Promise<Result>) {
  return async (...given: Arguments): Promise<Result> => {
    if (kill.after-- <= 0) throw new Error('Killed');
    return work(...given);
  };
}

vi.mock('../../functions/src/snapshot/snapshot-store.ts', async (original) => {
  const store = await original<typeof import('../../functions/src/snapshot/snapshot-store.ts')>();
  return { ...store, writePart: step(store.writePart), removeOldParts: step(store.removeOldParts) };
});
vi.mock('../../functions/src/snapshot/snapshot-head-store.ts', async (original) => {
  const store = await original<typeof import('../../functions/src/snapshot/snapshot-head-store.ts')>();
  return { ...store, replaceHead: step(store.replaceHead) };
});

const books = Array.from({ length: 150 }, (_, index) => makeBook({ title: `Folded ${index}` }));

async function partIds(): Promise<string[]> {
  const refs = await collection('catalogue').listDocuments();
  return refs.map(({ id }) => id).filter((id) => id !== 'head');
}

async function waiting(): Promise<number> {
  return (await collection('bookChanges').count().get()).data().count;
}

/** Each change of the book is a document of its own. */
async function logOften(count: number): Promise<void> {
  const book = await storeBook({ title: 'Changed very often' });
  const batch = database().batch();
  for (let version = 1; version <= count; version += 1) logChanges(batch, [{ id: book._id, version, book }]);
  await batch.commit();
}

beforeAll(async () => {
  await rebuildSnapshot();
  await storeBooks(books);
});

beforeEach(() => {
  write.mockReset();
  kill.after = Number.POSITIVE_INFINITY;
});

afterAll(async () => {
  await removeStoredBooks(books);
  await rebuildSnapshot();
});

async function expectAllFound(): Promise<void> {
  expect(catalogueTitles(await openCatalogue().present())).toEqual(await storedTitles());
}

describe('a fold of the catalogue', () => {
  it('that is killed after any of its steps loses nothing, and the next one ends it', async () => {
    const instance = openCatalogue();
    await logOften(450);
    let kills = 0;
    for (let isDone = false; !isDone; kills += 1) {
      await storeBook({ title: `Added before kill ${kills}` });
      kill.after = kills;
      isDone = await foldChanges().then(
        () => true,
        (error: Error) => {
          if (error.message !== 'Killed') throw error;
          return false;
        },
      );
      kill.after = Number.POSITIVE_INFINITY;
      expect(catalogueTitles(await instance.present())).toEqual(await storedTitles());
      await expectAllFound();
    }
    expect(kills).toBeGreaterThanOrEqual(6);
    expect(await waiting()).toBe(0);
    await foldChanges();
    const kept = await collection('catalogue').doc('head').get();
    for (const id of await partIds()) {
      expect([kept.get('snapshot'), kept.get('previous')].some((name) => id.startsWith(name))).toBe(true);
    }
  });

  it('gives up quietly when another one was first', async () => {
    await storeBook({ title: 'Folded by two' });
    const folds = await Promise.all([foldChanges(), foldChanges()]);
    expect(folds.filter((fold) => fold !== undefined)).toHaveLength(1);
    expect(write).not.toHaveBeenCalled();
    await expectAllFound();
  });
});

it('the catalogue is folded when many books have changed, or when anything has since yesterday', async () => {
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000);
  await rebuildSnapshot();
  expect(await foldWhenDue(tomorrow)).toBeUndefined();
  await storeBook({ title: 'The only change' });
  expect(await foldWhenDue(new Date())).toBeUndefined();
  expect(await foldWhenDue(tomorrow)).toMatchObject({ changes: 1 });
  const batch = database().batch();
  const { _id } = await storeBook({ title: 'Sold since yesterday' });
  await foldChanges();
  const orders = { orders: 1, salesCents: 100, copies: new Map([[_id, 1]]) };
  countSales(batch, new Date().toISOString().slice(0, 10), orders);
  await batch.commit();
  expect(await foldWhenDue(new Date())).toBeUndefined();
  expect(await foldWhenDue(tomorrow)).toMatchObject({ changes: 0 });
  expect((await openCatalogue().present()).catalogue.entry(_id)?.facts.sold).toBe(1);
  const many = Array.from({ length: 210 }, (_, index) => makeBook({ title: `One of many ${index}` }));
  await storeBooks(many);
  expect(await foldWhenDue(new Date())).toMatchObject({ changes: 210 });
  await removeStoredBooks(many);
  const back = database().batch();
  countSales(back, new Date().toISOString().slice(0, 10), {
    orders: -1,
    salesCents: -100,
    copies: new Map([[_id, -1]]),
  });
  await back.commit();
});

describe('a damaged catalogue', () => {
  async function damage(change: (part: FirebaseFirestore.DocumentReference) => Promise<unknown>) {
    await rebuildSnapshot();
    const { snapshot } = (await collection('catalogue').doc('head').get()).data() ?? {};
    await change(collection('catalogue').doc(`${snapshot}-cards-0`));
  }

  it.each([
    ['missing', (part: FirebaseFirestore.DocumentReference) => part.delete()],
    [
      'no compressed text',
      (part: FirebaseFirestore.DocumentReference) => part.set({ data: Buffer.from('?') }),
    ],
    [
      'other in one bit',
      async (part: FirebaseFirestore.DocumentReference) => {
        const data = Buffer.from((await part.get()).get('data'));
        const place = Math.floor(data.length / 2);
        data[place] = (data[place] ?? 0) ^ 1;
        await part.set({ data });
      },
    ],
    ['that of no head', () => collection('catalogue').doc('head').delete()],
  ])('whose part is %s still finds the newest books, and the log says so once', async (_, change) => {
    await damage(change);
    const instance = openCatalogue();
    const { title, _id } = await storeBook({ title: `Found all the same ${crypto.randomUUID()}` });
    const { catalogue, base } = await instance.present();
    expect(base.hasAllBooks).toBe(false);
    expect(
      catalogue.find({ q: title, literal: true }, defaultGenres, dollars).books.map((book) => book._id),
    ).toContain(_id);
    expect(catalogue.size).toBeGreaterThan(100);
    await storeBook({ title: 'Changed meanwhile' });
    await instance.present();
    expect(write).toHaveBeenCalledTimes(1);
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ severity: 'ERROR' }));
    await foldChanges();
    expect((await instance.present()).base.hasAllBooks).toBe(true);
    await expectAllFound();
  });
});
