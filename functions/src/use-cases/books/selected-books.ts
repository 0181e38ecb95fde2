import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import type { Book } from '../../shared/book/book.ts';
import type { BookSelection } from '../../shared/catalogue/book-selection.ts';
import { t } from '../../shared/words/words.ts';

/** No read per book; leaves out ids without a book. @throws CannotProceed */
export async function* selectedBooks({ ids, filter }: BookSelection): AsyncGenerator<Book> {
  const { base, catalogue } = await presentCatalogue();
  if (!base.hasAllBooks) {
    throw new CannotProceed(
      sayInShop(() => t('The list of all books is damaged: make it anew, then try again.')),
    );
  }
  if (filter) {
    for (const { book } of catalogue.matching(filter)) yield book;
    return;
  }
  for (const id of new Set(ids)) {
    const entry = catalogue.entry(id);
    if (entry) yield entry.book;
  }
}
