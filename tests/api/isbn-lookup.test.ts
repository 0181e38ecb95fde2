import { describe, expect, it } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { oddIsbns, openLibraryAddress } from '../emulators/open-library.ts';
import { admin as token } from './desk-calls.ts';
import { call, expectRefused, succeeded } from './shop-api.ts';
import { storeBook } from './stored-books.ts';
import { documentAt } from './stored-documents.ts';

const emma = '9780141439587';

const lookUp = (isbn: string) => call('GET', `/api/admin/isbn/${encodeURIComponent(isbn)}`, { token });

async function timesAsked(isbn: string) {
  const asked: unknown = await (await fetch(`${openLibraryAddress}/asked`)).json();
  return Array.isArray(asked) ? asked.filter((one) => one === isbn).length : 0;
}

describe('GET /api/admin/isbn/:isbn', () => {
  it('proposes the fields of a book, and asks once in 30 days', async () => {
    const before = await timesAsked(emma);
    const body = succeeded(await lookUp('978-0-14-143958-7'));
    expect(body).toMatchObject({
      isbn: emma,
      state: 'found',
      book: { title: 'Emma', author: 'Jane Austen' },
    });
    expect(body.book).not.toHaveProperty('coverImage');
    expect((await lookUp('0141439580')).body).toEqual(body);
    expect(await timesAsked(emma)).toBe(before + 2);
    const kept = await documentAt(`isbnLookups/${emma}`);
    expect(kept.get('book')).toEqual(body.book);
    expect((kept.get('expiresAt').toMillis() - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
  });

  it('names the book of the shop that has the ISBN', async () => {
    const isbn = '9781861972712';
    const { _id, title } = await storeBook({ isbn });
    await collection('isbns').doc(isbn).set({ bookId: _id });
    expect((await lookUp(isbn)).body.inShop).toEqual({ id: _id, title });
    await collection('isbns').doc(isbn).delete();
    expect((await lookUp(isbn)).body).not.toHaveProperty('inShop');
  });

  it('keeps that a book is not known', async () => {
    const unknown = '9783161484100';
    const { body } = await lookUp(unknown);
    expect(body).toEqual({ isbn: unknown, state: 'unknown', book: {} });
    const asked = await timesAsked(unknown);
    await lookUp(unknown);
    expect(await timesAsked(unknown)).toBe(asked);
  });

  it('asks again when what is kept has expired', async () => {
    await collection('isbnLookups')
      .doc(emma)
      .set({ isKnown: false, book: {}, expiresAt: new Date(0) });
    expect((await lookUp(emma)).body.state).toBe('found');
  });

  it.each(['9780141439588', 'emma', '978', '%2e%2e'])('refuses %s without asking', async (isbn) => {
    expectRefused(await lookUp(isbn), 400, 'invalid-argument', 'isbn');
    expect(await timesAsked(isbn)).toBe(0);
  });

  it.each([oddIsbns.page, oddIsbns.moved, oddIsbns.huge, oddIsbns.broken, oddIsbns.silent])(
    'takes an answer that is none for no answer, and keeps nothing of it: %s',
    async (isbn) => {
      expect((await lookUp(isbn)).body).toEqual({ isbn, state: 'unreachable', book: {} });
      expect((await documentAt(`isbnLookups/${isbn}`)).exists).toBe(false);
    },
  );
});

it('A shop that has turned the look-up off sends no request for it, and says so', async () => {
  const services = { google: true, isbnLookup: false, newsletter: true };
  succeeded(await call('PUT', '/api/settings', { token, body: { services } }));
  const before = await timesAsked(emma);
  await collection('isbnLookups').doc(emma).delete();
  expect((await lookUp(emma)).body).toMatchObject({ isbn: emma, state: 'off', book: {} });
  expect(await timesAsked(emma)).toBe(before);
});
