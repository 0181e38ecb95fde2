import { expect, it, vi } from 'vitest';
import { isCoverShown } from '../../../functions/src/use-cases/books/cover-uses.ts';
import { catalogueOf, entry } from '../catalogue/sample-entries.ts';

const presentCatalogue = vi.hoisted(() => vi.fn());
/** Would read one document for each book. */
const coverAddresses = vi.hoisted(() => vi.fn());

vi.mock('../../../functions/src/books/book-list-store.ts', () => ({
  coverAddresses,
  isCoverOfBook: async () => false,
}));
vi.mock('../../../functions/src/catalogue/shop-catalogue.ts', () => ({ presentCatalogue }));
vi.mock('../../../functions/src/drafts/draft-store.ts', () => ({
  isCoverOfDraft: async () => false,
  draftCovers: async () => [],
}));
vi.mock('../../../functions/src/orders/ordered-books-store.ts', () => ({
  isCoverInOrder: async () => false,
}));

const emma = entry({ coverImage: 'https://covers.example.com/books/emma.480w.avif' });

it('Deleting a cover finds the address that a book shows without reading the books', async () => {
  presentCatalogue.mockResolvedValue({ base: { hasAllBooks: true }, catalogue: catalogueOf(emma) });
  const files = [['emma.480w.avif', 'emma.240w.avif'], ['emma.240w.avif'], ['other.480w.avif']];
  expect(await Promise.all(files.map(isCoverShown))).toEqual([true, true, false]);
  expect(coverAddresses).not.toHaveBeenCalled();
});

it('Deleting a cover waits for a catalogue that has all books', async () => {
  presentCatalogue.mockResolvedValue({ base: { hasAllBooks: false }, catalogue: catalogueOf() });
  await expect(isCoverShown(['emma.480w.avif'])).rejects.toMatchObject({ status: 503 });
});
