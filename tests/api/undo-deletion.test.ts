import { describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { collection } from '../../functions/src/platform/collections.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { call, inParallel } from './shop-api.ts';
import { storeBook } from './stored-books.ts';

const token = await beginSession();

describe('undoing a deletion', () => {
  const remove = (id: string) => call('DELETE', `/api/books/${id}`, { token });
  const restore = (id: string, tries = 1) => call('POST', `/api/books/${id}/restore`, { token, tries });

  it('puts the very same book back, with its place in every list, its version and its counters', async () => {
    const book = await storeBook({ trending: true, coverImage: 'back.480w.avif' });
    const before = await readCounters();
    const stored = (await collection('books').doc(book._id).get()).data();
    await remove(book._id);
    const { status, body } = await restore(book._id);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Book restored', book } });
    expect((await collection('books').doc(book._id).get()).data()).toEqual(stored);
    expect((await call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect(await readCounters()).toEqual(before);
  });

  it('is done once, however often it is asked for', async () => {
    const book = await storeBook();
    const before = await readCounters();
    await remove(book._id);
    const answers = await inParallel(3, () => restore(book._id, 5));
    for (const { status, body } of answers) expect({ status, ...body }).toMatchObject({ status: 200, book });
    expect(await readCounters()).toEqual(before);
  });
});
