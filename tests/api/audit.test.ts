import { describe, expect, it } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import type { AuditEntry } from '../../functions/src/shared/audit/audit.ts';
import { adminBookFields } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { entriesAbout, historyOf, inShort } from './audit-entries.ts';
import { admin, deskCalls } from './desk-calls.ts';
import { checkUpload, takeStep, uploadImport } from './imports.ts';
import { call, expectRefused } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentsWhere } from './stored-documents.ts';
import { orderBooks } from './waiting-orders.ts';
import { addWorker } from './workers.ts';

const [keeper, packer] = [await addWorker('catalogue'), await addWorker('orders')];

const edit = (id: string, fields: object, headers: Record<string, string> = {}, token = admin) =>
  call('PUT', `/api/books/edit/${id}`, { token, headers, body: { ...adminBookFields, ...fields } });

async function newest(id: string): Promise<AuditEntry> {
  const [entry] = await entriesAbout(admin, id);
  if (!entry) throw new Error(`Nothing is noted of ${id}`);
  return entry;
}

async function packedOrder() {
  const shopper = await registerShopper();
  const who = { name: 'Wilhelmina Quill', phone: '+1 555 010 999' };
  const { body: order } = await orderBooks(shopper, [await storeBook()], who);
  await deskCalls(packer.token).takeStep(order._id, 'placed', 'packed', { note: 'For Wilhelmina' });
  return { order, shopper };
}

describe('the history', () => {
  it('tells who has changed what of a book', async () => {
    const { _id } = await storeBook({ title: 'Before', newPrice: 5 });
    await edit(_id, { title: 'After', newPrice: 6 }, {}, keeper.token);
    const entry = await newest(_id);
    expect(entry).toMatchObject({ by: keeper.person.name, kind: 'book', action: 'changed', title: 'After' });
    expect([entry.before?.title, entry.before?.newPrice]).toEqual(['Before', 5]);
    expect([entry.after?.title, entry.after?.newPrice]).toEqual(['After', 6]);
  });

  it('has nothing of the shopper of an order', async () => {
    const { order, shopper } = await packedOrder();
    const { docs } = await database().collection('audit').where('about', 'array-contains', order._id).get();
    expect(docs).toHaveLength(1);
    const stored = JSON.stringify(docs.map((snapshot) => snapshot.data()));
    for (const personal of ['Wilhelmina', 'Quill', '555 010', shopper.email, shopper.uid]) {
      expect(stored).not.toContain(personal);
    }
    expect(docs[0]?.data()).toMatchObject({ before: { status: 'placed' }, after: { status: 'packed' } });
  });

  it('shows each role what it works with', async () => {
    const [book, { order }, other] = [await storeBook(), await packedOrder(), await addWorker('orders')];
    await edit(book._id, {});
    const seen = await Promise.all(
      [admin, keeper.token, packer.token].map(async (token) => [
        (await entriesAbout(token, book._id)).length,
        (await entriesAbout(token, order._id)).length,
        (await entriesAbout(token, other.person.id)).length,
      ]),
    );
    expect(seen).toEqual([
      [1, 1, 1],
      [1, 0, 0],
      [0, 1, 0],
    ]);

    const restored = `/api/audit/${(await newest(book._id)).id}/restore`;
    expectRefused(await call('POST', restored, { token: packer.token }), 403);
  });

  it('is found by the words of a title, a number and a name, and goes on after its page', async () => {
    const word = `zebra${crypto.randomUUID().slice(0, 8)}`;
    const { _id } = await storeBook({ title: `The ${word} Café` });
    for (let round = 0; round < 27; round += 1) await edit(_id, { title: `Round ${round} ${word}` });
    const first = await historyOf(admin, { q: word });
    const second = await historyOf(admin, { q: word, after: first.next ?? '' });
    const versions = [...first.entries, ...second.entries].map(({ after }) => after?.title);
    expect(versions).toEqual(Array.from({ length: 27 }, (_, index) => `Round ${26 - index} ${word}`));
    expect([first.entries.length, second.next]).toEqual([25, undefined]);
    expect((await historyOf(admin, { q: `CAFE ${word}` })).entries).toHaveLength(1);
    expect((await historyOf(admin, { q: `tiger ${word}` })).entries).toEqual([]);
    const { order } = await packedOrder();
    for (const q of [order.number, order.number.replace('-', '').toLowerCase()]) {
      expect((await historyOf(packer.token, { q })).entries.map(({ targetId }) => targetId)).toEqual([
        order._id,
      ]);
    }
    const own = await historyOf(admin, { by: packer.person.name });
    expect(new Set(own.entries.map(({ by }) => by))).toEqual(new Set([packer.person.name]));
    const none = await historyOf(admin, { by: packer.person.name, kind: 'book' });
    expect(none.entries).toEqual([]);
    // A role sees no kind that it does not see in the whole history.
    expect((await historyOf(packer.token, { kind: 'book' })).entries).toEqual([]);
  });

  it('knows the books of an import, which stand together in the whole history', async () => {
    const title = `Imported ${crypto.randomUUID()}`;
    const id = await uploadImport(`title,isbn\n${title},\n`);
    await checkUpload(keeper.token, id);
    await takeStep(keeper.token, id, 'start');
    const docs = await documentsWhere('books', 'title', title);
    const who = keeper.person.name;
    expect((await entriesAbout(admin, docs[0]?.id ?? '')).map(inShort)).toEqual([
      `importedBooks imported by ${who}`,
    ]);
    const whole = (await historyOf(admin)).entries.filter(({ targetId }) => targetId === id);
    expect(whole.map(inShort)).toEqual([`import imported by ${who}`]);
    await takeStep(admin, id, 'undo');
    expect((await entriesAbout(admin, docs[0]?.id ?? '')).map(({ action }) => action)).toEqual([
      'undone',
      'imported',
    ]);
  });
});
