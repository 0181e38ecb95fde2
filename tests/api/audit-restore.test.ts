import { afterAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import type { AuditEntry } from '../../functions/src/shared/audit/audit.ts';
import { entriesAbout, inShort } from './audit-entries.ts';
import { adminBookFields } from './sample-calls.ts';
import { call, callsWith, refusal } from './shop-api.ts';
import { emptyCollection, storeBook } from './stored-books.ts';
import { changeStock } from './stored-stock.ts';
import { addWorker } from './workers.ts';

const admin = await beginSession();
const asAdmin = callsWith(admin);
const keeper = await addWorker('catalogue');

afterAll(() => emptyCollection('admins'));

const edit = (id: string, fields: object) =>
  asAdmin('PUT', `/api/books/edit/${id}`, { ...adminBookFields, ...fields });
const restore = ({ id }: AuditEntry, headers: Record<string, string> = {}, token = admin) =>
  call('POST', `/api/audit/${id}/restore`, { token, headers });

/** The newest entry of something. */
async function newest(id: string): Promise<AuditEntry> {
  const [entry] = await entriesAbout(admin, id);
  if (!entry) throw new Error(`Nothing is noted of ${id}`);
  return entry;
}

describe('an earlier state of a book', () => {
  it('comes back whole, as a change of its own', async () => {
    const { _id } = await storeBook({ title: 'First', author: 'Nora Field', newPrice: 7 });
    await edit(_id, { title: 'Second', author: null, newPrice: 8 });
    const entry = await newest(_id);
    const { version } = (await edit(_id, { title: 'Third' })).body;
    const answer = await restore(entry, { 'If-Match': `"${version}"` }, keeper.token);
    expect(answer.status).toBe(200);
    expect(answer.body.book).toMatchObject({ title: 'First', author: 'Nora Field', newPrice: 7 });
    expect((await call('GET', `/api/books/${_id}`)).body).toEqual(answer.body.book);
    const latest = await newest(_id);
    expect(inShort(latest)).toBe(`book restored by ${keeper.person.name}`);
    expect([latest.before?.title, latest.after?.title]).toEqual(['Third', 'First']);
  });

  it('brings a deleted book back under its own address, with its stock', async () => {
    const book = await storeBook({ title: 'Gone', createdAt: '2020-02-03T04:05:06.007Z' });
    await changeStock(admin, book._id, { onHand: 1 });
    await asAdmin('DELETE', `/api/books/${book._id}`);
    const entry = await newest(book._id);
    expect(refusal(await restore(entry, { 'If-Match': '"5"' }))).toMatchObject({ status: 412 });
    expect((await restore(entry, { 'If-Match': '"0"' })).status).toBe(200);
    const { body } = await call('GET', `/api/books/${book._id}`);
    expect(body).toEqual({ ...book, stockLeft: 1 });
  });

  it('is refused when another book has its ISBN by now, and where there is none', async () => {
    const isbn = '9780306406157';
    const { body: added } = await asAdmin('POST', '/api/books/create-book', { ...adminBookFields, isbn });
    const id = added.book._id;
    expect(refusal(await restore(await newest(id)))).toMatchObject({ code: 'nothing-to-restore' });
    await edit(id, { isbn: null });
    const entry = await newest(id);
    const { _id: other } = await storeBook();
    expect((await edit(other, { isbn })).status).toBe(200);
    expect(refusal(await restore(entry))).toMatchObject({ status: 409, code: 'isbn-taken' });
    await edit(other, { isbn: null });
    expect(refusal(await restore({ ...entry, id: 'none' }))).toMatchObject({ status: 404 });
  });
});
