import { expect, it, vi } from 'vitest';
import { bookState } from '../../../functions/src/books/book-document.ts';
import { database } from '../../../functions/src/platform/firebase.ts';
import { newBookSchema } from '../../../functions/src/shared/book/book.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { writeTogether } from '../../../functions/src/use-cases/books/write-books.ts';

vi.mock(import('../../../functions/src/settings/settings-store.ts'), async (original) => ({
  ...(await original()),
  // What an instance has cached, unlike what the transaction reads.
  findSettings: async () => ({ ...defaultSettings, version: 1 }),
  settingsWithin: async () => ({ ...defaultSettings, currency: 'EUR', locale: 'de-DE', version: 2 }),
}));

it('A price is remembered in the currency that the shop has as the book is written', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-nothing-is-sent');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  const fields = { title: 'Emma', description: 'A matchmaker.', category: 'fiction', oldPrice: 9 };
  const now = new Date('2026-11-23T12:00:00Z');
  const stateAt = (newPrice: number) => bookState('emma', newBookSchema.cast({ ...fields, newPrice }), now);
  const change = { id: 'emma', before: stateAt(9), after: stateAt(7), version: 1 };
  const written: unknown[] = [];
  const writing = database().runTransaction(async (transaction) => {
    vi.spyOn(transaction, 'set').mockImplementation((_, data) => {
      written.push(data);
      return transaction;
    });
    await writeTogether(transaction, [change], new Map(), now);
    throw new Error('Not sent');
  });
  await expect(writing).rejects.toThrow('Not sent');
  expect(written).toContainEqual(
    expect.objectContaining({
      newPrice: 7,
      earlierPrices: expect.objectContaining({ currency: 'EUR' }),
      reduction: expect.objectContaining({ currency: 'EUR' }),
    }),
  );
});
