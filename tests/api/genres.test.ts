import { afterAll, beforeEach, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import { defaultGenres, type Genre } from '../../functions/src/shared/genre/genres.ts';
import { shopAddress } from '../emulators/project.ts';
import { eventually } from '../fixtures/eventually.ts';
import { makeBook } from '../fixtures/factories.ts';
import { entriesAbout } from './audit-entries.ts';
import { checkUpload, generousRules, takeStep, untilIdle, uploadImport } from './imports.ts';
import { call, refusal } from './shop-api.ts';
import { emptyCollection, removeStoredBooks, storeBooks } from './stored-books.ts';
import { addWorker, removeWorker } from './workers.ts';

let token: string;
const poetry: Genre = { slug: 'poetry', name: 'Poems & songs', isHidden: false, isChoice: true };
const fields = { title: 'Odes', description: 'Keats.', category: 'poetry', oldPrice: 9, newPrice: 7 };

beforeEach(async () => {
  await emptyCollection('settings');
  token = await beginSession();
});
afterAll(() => emptyCollection('settings'));
const set = (genres: readonly Genre[], version?: number, as = token) =>
  call('PUT', '/api/settings', {
    token: as,
    body: { genres },
    headers: version === undefined ? {} : { 'If-Match': `"${version}"` },
  });
const add = (book: object = fields) => call('POST', '/api/books/create-book', { token, body: book });
const remove = (id: string) => call('DELETE', `/api/books/${id}`, { token });
const countOf = async (slug: string) => {
  const { body } = await call('GET', '/api/genres', { token });
  return body.find(({ category }: { category: string }) => category === slug)?.count ?? 0;
};

async function callPage(path: string) {
  const answer = await fetch(shopAddress + path);
  return { status: answer.status, text: await answer.text() };
}

/** Waits until the functions answer by the present settings. */
const soon = (look: () => Promise<void>) => eventually(look, 200);

it('The owner adds a genre, and books, lists, sitemap and feed of it follow; no other person may', async () => {
  expect(refusal(await add())).toMatchObject({ status: 400, field: 'category' });
  const worker = await addWorker('catalogue');
  expect((await set([...defaultGenres, poetry], undefined, worker.token)).status).toBe(403);
  expect((await call('GET', '/api/genres', { token: worker.token })).status).toBe(403);
  await removeWorker(worker);

  await call('GET', '/api/shop');
  const { status, body } = await set([poetry, ...defaultGenres], 0);
  expect(status).toBe(200);
  const present = await call('GET', '/api/shop?fresh=1', { token });
  expect(present.body.genres?.[0]).toEqual(poetry);
  expect((await set(defaultGenres, 0)).status).toBe(412);
  const [entry] = await entriesAbout(token, 'shop');
  expect(entry?.after?.genres).toContain('Poems & songs (poetry)');
  const added = await add();
  expect(added.status).toBe(201);
  const id = added.body.book._id;
  await soon(async () => {
    const { body: page } = await call('GET', '/api/catalogue?category=poetry&fresh=1', { token });
    expect(page.books?.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(page.facets.category[0]).toEqual({ value: 'poetry', label: 'Poems & songs', count: 1 });
  });
  expect((await call('GET', '/api/books?category=poetry')).body).toHaveLength(1);
  expect(await countOf('poetry')).toBe(1);
  expect((await call('GET', '/api/shop')).body.genres?.[0]).toEqual(poetry);
  await soon(async () => {
    expect((await callPage('/sitemaps/pages.xml')).text).toContain('/browse/poetry<');
    expect((await callPage('/feeds/new.xml')).text).toContain('label="Poems &amp; songs"');
    expect((await callPage('/browse/poetry')).text).toContain('<h1');
  });

  const hidden = { ...poetry, isHidden: true };
  expect((await set([...defaultGenres, hidden], body.version)).status).toBe(200);
  await soon(async () => {
    expect((await call('GET', '/api/catalogue?category=poetry')).status).toBe(400);
    expect((await callPage('/browse/poetry')).status).toBe(404);
    expect((await callPage(`/books/${id}`)).text).toContain('Poems &amp; songs');
    expect((await callPage('/sitemaps/pages.xml')).text).not.toContain('poetry');
  });
  expect((await add({ ...fields, title: 'More odes', category: 'horrors' })).status).toBe(400);

  expect(refusal(await set(defaultGenres))).toMatchObject({ status: 409, code: 'genre-in-use' });
  await remove(id);
  expect((await set(defaultGenres)).status).toBe(200);
  expect((await add()).status).toBe(400);
});

it('A book keeps a genre that the shop does not have any more through an edit, and gets no other such one', async () => {
  const book = makeBook({ title: 'Old odes', category: 'elegies' });
  await storeBooks([book]);
  const edit = (category: string) => {
    const { _id, createdAt: _, stockLeft: __, ...rest } = book;
    const body = { ...rest, title: 'Older odes', category };
    return call('PUT', `/api/books/edit/${_id}`, { token, body });
  };
  expect((await edit('elegies')).status).toBe(200);
  expect(refusal(await edit('sonnets'))).toMatchObject({ status: 400, field: 'category' });
  expect((await edit('horror')).status).toBe(200);
  expect(await countOf('elegies')).toBe(0);
  await removeStoredBooks([book]);
});

it('An import maps what a file calls a genre to it, by name or address, and skips what was removed meanwhile', async () => {
  await set([...defaultGenres, poetry]);
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const id = await uploadImport(`title,category\n${one},poems & SONGS\n${two},Books > Poetry\nThree,Verse\n`);
  const checked = await checkUpload(token, id, { ...generousRules, category: '' });
  expect(checked.counts).toMatchObject({ new: 2, faulty: 1 });
  expect(checked.unknownCategories).toEqual([{ value: 'Verse', count: 1 }]);
  expect((await set(defaultGenres)).status).toBe(200);
  const { counts, attention } = await takeStep(token, id, 'start');
  expect(counts).toMatchObject({ new: 2, skipped: 2 });
  expect(attention[0]?.reasons).toEqual(['Not done: The shop does not have its category any more']);
  const request = (category: string) =>
    call('POST', '/api/imports', {
      token,
      body: { id, fileName: 'a.csv', columns: ['title'], rules: { ...generousRules, category } },
    });
  expect(refusal(await request('poetry'))).toMatchObject({ status: 400, field: 'rules.category' });
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

/** Merges a genre into another one, up to the end of a step. */
async function planMerge(from: string, into: string) {
  const id = crypto.randomUUID();
  const body = { id, change: { kind: 'merge', category: into }, selection: { filter: { category: from } } };
  const { status } = await call('POST', '/api/bulk-changes', { token, body });
  expect(status).toBe(200);
  return untilIdle(token, id);
}

/** The documents of the books of the genre, in the order of their ids. */
async function poems() {
  const { docs } = await database().collection('books').where('category', '==', 'poetry').get();
  return docs.map((snapshot) => ({ id: snapshot.id, ...snapshot.data() }));
}

const genresNow = async () => (await call('GET', '/api/settings', { token })).body.genres;

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
  expect((await add()).status).toBe(400);
  const [entry] = await entriesAbout(token, 'shop');
  expect(entry?.before?.genres).toContain('Poems & songs (poetry)');
  expect(await takeStep(token, planned.id, 'undo')).toMatchObject({
    state: 'undone',
    counts: { restored: 12 },
  });
  expect(await genresNow()).toEqual([...defaultGenres.slice(0, 1), poetry, ...defaultGenres.slice(1)]);
  expect(await countOf('poetry')).toBe(12);
  expect(await poems()).toEqual(before);
  await removeStoredBooks(books);
});

it('The page of a merged genre leads to the other one, and its drafts follow, until the merge is undone', async () => {
  await set([...defaultGenres, poetry]);
  const book = (await add()).body.book._id;
  const newDraft = async (title: string, category: string) =>
    (await call('POST', '/api/drafts', { token, body: { title, category } })).body.draft._id;
  const [ode, sonnet, tale] = [
    await newDraft('Ode', 'poetry'),
    await newDraft('Sonnet', 'poetry'),
    await newDraft('Tale', 'horror'),
  ];
  const draftOf = async (id: string) => (await call('GET', `/api/drafts/${id}`, { token })).body;
  const categories = async () =>
    (await Promise.all([ode, sonnet, tale].map(draftOf))).map(({ category }) => category);
  const page = async () => {
    const { status, headers } = await fetch(`${shopAddress}/browse/poetry?sort=title`, {
      redirect: 'manual',
    });
    return { status, to: headers.get('location') };
  };
  await soon(async () => expect((await page()).status).toBe(200));

  const { id } = await planMerge('poetry', 'horror');
  await takeStep(token, id, 'start');
  expect(await categories()).toEqual(['horror', 'horror', 'horror']);
  await soon(async () => expect(await page()).toEqual({ status: 301, to: '/browse/horror?sort=title' }));

  // A draft that has got another genre since keeps it.
  const edit = { title: 'Sonnet', category: 'fiction' };
  expect((await call('PUT', `/api/drafts/${sonnet}`, { token, body: edit })).status).toBe(200);
  await takeStep(token, id, 'undo');
  expect(await categories()).toEqual(['poetry', 'fiction', 'horror']);
  await soon(async () => expect(await page()).toEqual({ status: 200, to: null }));
  for (const draft of [ode, sonnet, tale]) await call('DELETE', `/api/drafts/${draft}`, { token });
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
  // Another genre has its name by now.
  await set([...defaultGenres, { ...poetry, slug: 'verse' }]);
  const undo = await call('POST', `/api/imports/${again.id}/undo`, { token });
  expect(refusal(undo)).toMatchObject({ status: 409, code: 'genre-in-way' });
  expect((await call('GET', `/api/books/${late}?fresh=1`, { token })).body.category).toBe('fiction');
  for (const id of [first, late]) await remove(id);
});

it('No part of a genre is merged, none into itself or an unknown one, and by no person but the owner', async () => {
  const worker = await addWorker('catalogue');
  const merge = (into: string, filter: object, as = token) =>
    call('POST', '/api/bulk-changes', {
      token: as,
      body: { id: crypto.randomUUID(), change: { kind: 'merge', category: into }, selection: { filter } },
    });
  expect(refusal(await merge('horror', { category: 'horror' }))).toMatchObject({ status: 400 });
  expect(refusal(await merge('sonnets', { category: 'horror' }))).toMatchObject({ status: 400 });
  expect(refusal(await merge('fiction', { category: 'horror', q: 'emma' }))).toMatchObject({ status: 400 });
  expect(refusal(await merge('fiction', {}))).toMatchObject({ status: 400 });
  expect((await merge('fiction', { category: 'horror' }, worker.token)).status).toBe(403);
  await removeWorker(worker);
});
