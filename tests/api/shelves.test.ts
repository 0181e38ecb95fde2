import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptCollections } from '../../functions/src/backup/shop-documents.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { Book } from '../../functions/src/shared/book/book.ts';
import type { ListedShelf } from '../../functions/src/shared/shelf/shelf-answers.ts';
import { countReads } from '../reads/count-reads.ts';
import { serveFunctionsHere } from '../reads/functions-here.ts';
import { later } from '../reads/later.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { anotherInstance } from './bundle-functions.ts';
import { asAdmin, get, post, admin as token } from './desk-calls.ts';
import { call, expectRefused, inParallel, outcomes, succeeded } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';

const [emma, kim] = await inParallel(2, (index) => storeBook({ title: `Shelf book ${index}` }));
const emptyShelves = () => Promise.all(['shelves', 'shelfIndex'].map(emptyCollection));
beforeEach(emptyShelves);

/** Past every cache, as the dashboard reads after a change. */
const asSeen = (path: string) => asAdmin('GET', `${path}${path.includes('?') ? '&' : '?'}fresh=1`);

const picks = () => [
  { bookId: kim?._id, note: 'Read it <b>twice</b>.', by: 'Iris' },
  { bookId: emma?._id, note: '', by: '' },
];
const fields = (change: object = {}) => ({
  title: 'Staff picks',
  slug: 'staff-picks',
  text: 'Ours.',
  isPublished: true,
  homePlace: 1,
  books: picks(),
  ...change,
});

async function addShelf(change: object = {}) {
  const body = await post('/api/shelves', fields(change));
  return body.shelf;
}

describe('A shelf', () => {
  it('is a list of books in their order for every visitor, once it is published; a backup holds it', async () => {
    const shelf = await addShelf({ isPublished: false });
    expect((await asSeen('/api/shelves')).body).toEqual([]);
    expectRefused(await asSeen('/api/shelves/staff-picks'), 404);
    expect((await asSeen(`/api/books/${kim?._id}`)).body).not.toHaveProperty('pick');
    const { status, headers, body } = await asAdmin('PUT', `/api/shelves/${shelf.id}`, fields());
    expect([status, headers.get('etag')]).toEqual([200, `"${body.shelf.version}"`]);
    const listed = { title: 'Staff picks', slug: 'staff-picks', text: 'Ours.', total: 2 };
    const seen = await asSeen('/api/shelves?home=1');
    expect(seen.body).toMatchObject([
      {
        ...listed,
        books: [{ _id: kim?._id, note: 'Read it <b>twice</b>.', by: 'Iris' }, { _id: emma?._id }],
      },
    ]);
    expect((await asSeen('/api/shelves/staff-picks')).body).toMatchObject({
      title: 'Staff picks',
      text: 'Ours.',
      books: [{ book: { _id: kim?._id, newPrice: kim?.newPrice } }, { book: { _id: emma?._id } }],
    });
    // A book without a note has the heading alone.
    const said = { note: 'Read it <b>twice</b>.', by: 'Iris', title: 'Staff picks', slug: 'staff-picks' };
    expect((await asSeen(`/api/books/${kim?._id}`)).body.pick).toEqual(said);
    expect((await asSeen(`/api/books/${emma?._id}`)).body).not.toHaveProperty('pick');
    // The CDN may keep answers to anonymous visitors.
    const visited = await call('GET', '/api/shelves/staff-picks');
    expect([visited.status, visited.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('s-maxage=55'),
    ]);
    const kept = (await keptCollections(database())).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(['shelves', 'shelfIndex']));
  });

  it('loses a book that is deleted, is not shown without any, and has it again once it is restored', async () => {
    const { id } = await addShelf();
    const deleted = await storeBook({ title: 'To be deleted' });
    const only = [{ bookId: deleted._id, note: 'N', by: '' }];
    await asAdmin('PUT', `/api/shelves/${id}`, fields({ books: [...only, ...picks()] }));
    const ids = async () => {
      const { body } = await asSeen('/api/shelves/staff-picks');
      return body.books.map(({ book }: { book: Book }) => book._id);
    };
    expect(await ids()).toEqual([deleted._id, kim?._id, emma?._id]);
    await asAdmin('DELETE', `/api/books/${deleted._id}`);
    expect(await ids()).toEqual([kim?._id, emma?._id]);
    const saved = await asAdmin('PUT', `/api/shelves/${id}`, fields({ books: only }));
    expect([saved.status, saved.body.shelf.books]).toEqual([200, only]);
    expectRefused(await asSeen('/api/shelves/staff-picks'), 404);
    expect((await asSeen('/api/shelves')).body).toEqual([]);
    expect(await get('/api/admin/shelves')).toMatchObject([{ books: 1, inShop: 0, first: [] }]);
    await asAdmin('POST', `/api/books/${deleted._id}/restore`);
    expect(await ids()).toEqual([deleted._id]);
    await asAdmin('DELETE', `/api/books/${deleted._id}`);
  });

  it('stands on home in its place, of which there are three', async () => {
    for (const [index, homePlace] of [3, 0, 1, 2, 1].entries()) {
      await addShelf({ title: `Shelf ${index}`, slug: `shelf-${index}`, homePlace });
    }
    const titles = (body: ListedShelf[]) => body.map(({ title }) => title);
    expect(titles((await asSeen('/api/shelves?home=1')).body)).toEqual(['Shelf 2', 'Shelf 4', 'Shelf 3']);
    expect(titles((await asSeen('/api/shelves')).body)).toHaveLength(5);
  });

  it('is deleted and restored with its books and its address, unless another one has that now', async () => {
    const { id, version, ...shelf } = await addShelf();
    expect((await asAdmin('DELETE', `/api/shelves/${id}`)).body.shelf).toMatchObject(shelf);
    expect((await asSeen('/api/shelves')).body).toEqual([]);
    expectRefused(await asAdmin('GET', `/api/admin/shelves/${id}`), 404);
    expectRefused(await asAdmin('PUT', `/api/shelves/${id}`, fields()), 404);
    expectRefused(await asAdmin('DELETE', `/api/shelves/${id}`), 404);
    const other = await addShelf();
    const refused = await asAdmin('POST', `/api/shelves/${id}/restore`);
    expectRefused(refused, 409, 'slug-taken');
    await asAdmin('DELETE', `/api/shelves/${other.id}`);
    const restored = await asAdmin('POST', `/api/shelves/${id}/restore`);
    expect([restored.status, restored.body.shelf]).toMatchObject([200, shelf]);
    expect(restored.body.shelf.version).toBeGreaterThan(version);
    const again = await asAdmin('POST', `/api/shelves/${id}/restore`);
    expect(again.body.shelf).toEqual(restored.body.shelf);
    expect((await get(`/api/admin/shelves/${id}`)).shelf).toEqual(restored.body.shelf);
    const history = (await entriesAbout(token, id)).map(inShort);
    expect(history).toEqual(['restored', 'deleted', 'added'].map((action) => `shelf ${action} by Owner`));
  });

  it('says in the history which books with which notes it had', async () => {
    const { id } = await addShelf();
    await asAdmin('PUT', `/api/shelves/${id}`, fields({ books: picks().slice(1) }));
    await asAdmin('PUT', `/api/shelves/${id}`, fields({ books: picks().slice(1) }));
    const [entry, ...earlier] = await entriesAbout(token, id);
    expect(entry).toMatchObject({
      before: { shelfBooks: `${kim?.title} – “Read it <b>twice</b>.” – Iris\n${emma?.title}` },
      after: { shelfBooks: emma?.title },
    });
    expect(earlier).toHaveLength(1);
  });
});

describe('A change of a shelf', () => {
  it('gives an address to one of two shelves, also when both are added at once', async () => {
    const answers = await inParallel(2, (index) =>
      asAdmin('POST', '/api/shelves', fields({ title: `Shelf ${index}` })),
    );
    expect(outcomes(answers)).toEqual(['done', 'slug-taken']);
    const other = await addShelf({ slug: 'another' });
    const moved = await asAdmin('PUT', `/api/shelves/${other.id}`, fields());
    expectRefused(moved, 409, 'slug-taken');
    const renamed = await asAdmin('PUT', `/api/shelves/${other.id}`, fields({ slug: 'renamed' }));
    succeeded(renamed);
    expectRefused(await asSeen('/api/shelves/another'), 404);
    succeeded(await asSeen('/api/shelves/renamed'));
  });

  it('takes no book that the shop does not have', async () => {
    const books = [...picks(), { bookId: 'no-such-book', note: '', by: '' }];
    const refused = await asAdmin('POST', '/api/shelves', fields({ books }));
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { code: 'unknown-books', details: { bookIds: ['no-such-book'] } },
    ]);
    const { id } = await addShelf();
    expectRefused(await asAdmin('PUT', `/api/shelves/${id}`, fields({ books })), 400);
    expect((await get(`/api/admin/shelves/${id}`)).shelf.books).toEqual(picks());
    const draft = await asAdmin('POST', '/api/drafts', { title: 'A draft' });
    const hidden = [{ bookId: draft.body.draft._id, note: '', by: '' }];
    expectRefused(await asAdmin('PUT', `/api/shelves/${id}`, fields({ books: hidden })), 400);
    await asAdmin('DELETE', `/api/drafts/${draft.body.draft._id}`);
  });
});

it('Home reads nothing for shelves within a minute, and the page of one reads its document', async () => {
  await addShelf();
  // An emulated function reads the shelves more often than a deployed one.
  vi.stubEnv('FUNCTIONS_EMULATOR', 'false');
  const shop = await serveFunctionsHere(anotherInstance());
  try {
    expect(await (await shop.ask('/')).text()).toContain('href="/shelves/staff-picks"');
    const page = await shop.ask('/shelves/staff-picks');
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Read it &lt;b&gt;twice'),
    ]);
    expect(await (await shop.ask('/sitemaps/pages.xml')).text()).toContain('/shelves/staff-picks</loc>');
    // The other instance of this process may read something meanwhile.
    const fewestReads = async (ask: () => Promise<unknown>) =>
      Math.min(await countReads(ask), await countReads(ask));
    const askHome = () => {
      later(2100);
      return shop.ask('/');
    };
    expect(await fewestReads(askHome)).toBe(2);
    expect(await fewestReads(() => shop.ask('/shelves/staff-picks'))).toBe(1);
    expect(await fewestReads(() => shop.ask('/shelves'))).toBe(0);
    const missing = () => expect(shop.ask('/shelves/no-such-shelf')).rejects.toThrow('answered 404');
    expect(await fewestReads(missing)).toBe(1);
  } finally {
    await shop.close();
  }
});
