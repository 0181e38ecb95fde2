import { beforeEach, expect, it } from 'vitest';
import { defaultGenres, type Genre } from '../../functions/src/shared/genre/genres.ts';
import { shopAddress } from '../emulators/project.ts';
import { makeBook } from '../fixtures/factories.ts';
import { later } from '../reads/later.ts';
import { entriesAbout } from './audit-entries.ts';
import { asAdmin, get, post, put, admin as token } from './desk-calls.ts';
import { checkUpload, generousRules, takeStep, untilIdle, uploadImport } from './imports.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { emptyCollection, storeBooks } from './stored-books.ts';
import { documentsWhere } from './stored-documents.ts';
import { addWorker } from './workers.ts';

const poetry: Genre = { slug: 'poetry', name: 'Poems & songs', isHidden: false, isChoice: true };
const fields = { title: 'Odes', description: 'Keats.', category: 'poetry', oldPrice: 9, newPrice: 7 };

beforeEach(async () => {
  await emptyCollection('settings');
  later(1_001);
});
const set = (genres: readonly Genre[], version?: number, as = token) =>
  call('PUT', '/api/settings', {
    token: as,
    body: { genres },
    version,
  });
const add = (book: object = fields) => asAdmin('POST', '/api/books/create-book', book);
const remove = (id: string) => asAdmin('DELETE', `/api/books/${id}`);
const countOf = async (slug: string) => {
  const body = await get('/api/genres');
  return body.find(({ category }: { category: string }) => category === slug)?.count ?? 0;
};

async function callPage(path: string) {
  const answer = await fetch(shopAddress + path);
  return { status: answer.status, text: await answer.text() };
}

it('The owner adds a genre, and books, lists, sitemap and feed of it follow', async () => {
  expectRefused(await add(), 400, 'category');

  await call('GET', '/api/shop');
  const body = succeeded(await set([poetry, ...defaultGenres], 0));
  const present = await asAdmin('GET', '/api/shop?fresh=1');
  expect(present.body.genres?.[0]).toEqual(poetry);
  expectRefused(await set(defaultGenres, 0), 412);
  const [entry] = await entriesAbout(token, 'shop');
  expect(entry?.after?.genres).toContain('Poems & songs (poetry)');
  const added = await add();
  succeeded(added);
  const id = added.body.book._id;
  const page = await get('/api/catalogue?category=poetry&fresh=1');
  expect(page.books?.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  expect(page.facets.category[0]).toEqual({ value: 'poetry', label: 'Poems & songs', count: 1 });
  expect((await call('GET', '/api/books?category=poetry')).body).toHaveLength(1);
  expect(await countOf('poetry')).toBe(1);
  expect((await call('GET', '/api/shop')).body.genres?.[0]).toEqual(poetry);
  // An instance looks for new books again after two seconds.
  later(60_000);
  expect((await callPage('/sitemaps/pages.xml')).text).toContain('/browse/poetry<');
  expect((await callPage('/feeds/new.xml')).text).toContain('label="Poems &amp; songs"');
  expect((await callPage('/browse/poetry')).text).toContain('<h1');

  const hidden = { ...poetry, isHidden: true };
  succeeded(await set([...defaultGenres, hidden], body.version));
  expectRefused(await call('GET', '/api/catalogue?category=poetry'), 400);
  expect((await callPage('/browse/poetry')).status).toBe(404);
  expect((await callPage(`/books/${id}`)).text).toContain('Poems &amp; songs');
  expect((await callPage('/sitemaps/pages.xml')).text).not.toContain('poetry');
  expectRefused(await add({ ...fields, title: 'More odes', category: 'horrors' }), 400);

  expectRefused(await set(defaultGenres), 409, 'genre-in-use');
  await remove(id);
  succeeded(await set(defaultGenres));
  expectRefused(await add(), 400);
});

it('A book keeps a genre that the shop does not have any more through an edit, and gets no other such one', async () => {
  const book = makeBook({ title: 'Old odes', category: 'elegies' });
  await storeBooks([book]);
  const edit = (category: string) => {
    const { _id, createdAt: _, stockLeft: __, ...rest } = book;
    const body = { ...rest, title: 'Older odes', category };
    return asAdmin('PUT', `/api/books/edit/${_id}`, body);
  };
  succeeded(await edit('elegies'));
  expectRefused(await edit('sonnets'), 400, 'category');
  succeeded(await edit('horror'));
  expect(await countOf('elegies')).toBe(0);
});

it('An import maps what a file calls a genre to it, by name or address, and skips what was removed meanwhile', async () => {
  await set([...defaultGenres, poetry]);
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const id = await uploadImport(`title,category\n${one},poems & SONGS\n${two},Books > Poetry\nThree,Verse\n`);
  const checked = await checkUpload(token, id, { ...generousRules, category: '' });
  expect(checked.counts).toMatchObject({ new: 2, faulty: 1 });
  expect(checked.unknownCategories).toEqual([{ value: 'Verse', count: 1 }]);
  succeeded(await set(defaultGenres));
  const { counts, attention } = await takeStep(token, id, 'start');
  expect(counts).toMatchObject({ new: 2, skipped: 2 });
  expect(attention[0]?.reasons).toEqual(['Not done: The shop does not have its category any more']);
  const request = (category: string) =>
    asAdmin('POST', '/api/imports', {
      id,
      fileName: 'a.csv',
      columns: ['title'],
      rules: { ...generousRules, category },
    });
  expectRefused(await request('poetry'), 400, 'rules.category');
});

it('A genre that is removed while books of it are added leaves none of them behind', async () => {
  for (let round = 0; round < 2; round += 1) {
    await set([...defaultGenres, poetry]);
    const [removed, ...added] = await Promise.all([
      set(defaultGenres),
      ...Array.from({ length: 3 }, (_, at) => add({ ...fields, title: `Ode ${round} ${at}` })),
    ]);
    const ids = added.flatMap(({ status, body }) => (status === 201 ? [body.book._id] : []));
    expect([200, 409]).toContain(removed.status);
    expect(ids.length > 0).toBe(removed.status === 409);
    for (const { status } of added) expect([201, 400]).toContain(status);
    await Promise.all(ids.map(remove));
  }
});

/** Merges one genre into another, up to the end of a step. */
async function planMerge(from: string, into: string) {
  const id = crypto.randomUUID();
  const body = { id, change: { kind: 'merge', category: into }, selection: { filter: { category: from } } };
  await post('/api/bulk-changes', body);
  return untilIdle(token, id);
}

async function poems() {
  const docs = await documentsWhere('books', 'category', 'poetry');
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}

const genresNow = async () => (await get('/api/settings')).genres;

it('A genre is merged with all its books, and the undo restores both to the last bit', async () => {
  await set([...defaultGenres.slice(0, 1), poetry, ...defaultGenres.slice(1)]);
  const books = Array.from({ length: 12 }, (_, at) =>
    makeBook({ _id: `merged-${at}`, title: `Merged ${at}`, category: 'poetry' }),
  );
  await storeBooks(books);
  const before = await poems();
  const planned = await planMerge('poetry', 'horror');
  expect(planned).toMatchObject({ fileName: 'Merge Poems & songs into Horror', counts: { changed: 12 } });
  expect(planned.changes[0]?.reasons).toEqual(['Poems & songs → Horror']);
  const merged = await takeStep(token, planned.id, 'start');
  expect(merged).toMatchObject({ state: 'done', counts: { skipped: 0 } });
  expect(await genresNow()).toEqual(defaultGenres);
  expect(await countOf('poetry')).toBe(0);
  expectRefused(await add(), 400);
  const [entry] = await entriesAbout(token, 'shop');
  expect(entry?.before?.genres).toContain('Poems & songs (poetry)');
  expect(await takeStep(token, planned.id, 'undo')).toMatchObject({
    state: 'undone',
    counts: { restored: 12 },
  });
  expect(await genresNow()).toEqual([...defaultGenres.slice(0, 1), poetry, ...defaultGenres.slice(1)]);
  expect(await countOf('poetry')).toBe(12);
  expect(await poems()).toEqual(before);
});

it('The page of a merged genre leads to the other one, and its drafts follow, until the merge is undone', async () => {
  await set([...defaultGenres, poetry]);
  const book = (await add()).body.book._id;
  const newDraft = async (title: string, category: string) =>
    (await post('/api/drafts', { title, category })).draft._id;
  const [ode, sonnet, tale] = [
    await newDraft('Ode', 'poetry'),
    await newDraft('Sonnet', 'poetry'),
    await newDraft('Tale', 'horror'),
  ];
  const draftOf = async (id: string) => await get(`/api/drafts/${id}`);
  const categories = async () =>
    (await Promise.all([ode, sonnet, tale].map(draftOf))).map(({ category }) => category);
  const page = async () => {
    const { status, headers } = await fetch(`${shopAddress}/browse/poetry?sort=title`, {
      redirect: 'manual',
    });
    return { status, to: headers.get('location') };
  };
  later(60_000);
  expect((await page()).status).toBe(200);

  const { id } = await planMerge('poetry', 'horror');
  await takeStep(token, id, 'start');
  expect(await categories()).toEqual(['horror', 'horror', 'horror']);
  expect(await page()).toEqual({ status: 301, to: '/browse/horror?sort=title' });

  const edit = { title: 'Sonnet', category: 'fiction' };
  await put(`/api/drafts/${sonnet}`, edit);
  await takeStep(token, id, 'undo');
  expect(await categories()).toEqual(['poetry', 'fiction', 'horror']);
  expect(await page()).toEqual({ status: 200, to: null });
  for (const draft of [ode, sonnet, tale]) await asAdmin('DELETE', `/api/drafts/${draft}`);
  await remove(book);
});

it('A book that comes into a genre after the preview of its merge is named, and the genre stays until it is merged, too', async () => {
  await set([...defaultGenres, poetry]);
  const first = (await add()).body.book._id;
  const planned = await planMerge('poetry', 'fiction');
  const late = (await add({ ...fields, title: 'Late odes' })).body.book._id;
  const merged = await takeStep(token, planned.id, 'start');
  expect(merged).toMatchObject({ state: 'done', bulk: { left: 1 } });
  expect(await genresNow()).toContainEqual(poetry);
  const again = await planMerge('poetry', 'fiction');
  expect((await takeStep(token, again.id, 'start')).bulk?.left).toBeUndefined();
  expect(await genresNow()).not.toContainEqual(poetry);
  await set([...defaultGenres, { ...poetry, slug: 'verse' }]);
  const undo = await asAdmin('POST', `/api/imports/${again.id}/undo`);
  expectRefused(undo, 409, 'genre-in-way');
  expect((await get(`/api/books/${late}?fresh=1`)).category).toBe('fiction');
  for (const id of [first, late]) await remove(id);
});

it('No part of a genre is merged, none into itself or an unknown one, and by no person but the owner', async () => {
  const worker = await addWorker('catalogue');
  const merge = (into: string, filter: object, as = token) =>
    call('POST', '/api/bulk-changes', {
      token: as,
      body: { id: crypto.randomUUID(), change: { kind: 'merge', category: into }, selection: { filter } },
    });
  expectRefused(await merge('horror', { category: 'horror' }), 400);
  expectRefused(await merge('sonnets', { category: 'horror' }), 400);
  expectRefused(await merge('fiction', { category: 'horror', q: 'emma' }), 400);
  expectRefused(await merge('fiction', {}), 400);
  expectRefused(await merge('fiction', { category: 'horror' }, worker.token), 403);
});
