import { ValidationError } from 'yup';
import { bookState } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { drafts, requireRoomForDraft } from '../../drafts/draft-store.ts';
import { database } from '../../platform/firebase.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidProblem } from '../../platform/words/said-problem.ts';
import { requireGenre } from '../../settings/shop-genres.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { NewBook, StoredBook } from '../../shared/book/book.ts';
import { type Draft, draftFields, publishedSchemaOf } from '../../shared/book/draft.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { Money } from '../../shared/values/money.ts';
import { keptChanges } from '../kept/kept-changes.ts';
import { writeBook } from './write-books.ts';

/** @throws Conflict when there are too many drafts, UnknownCategory */
export const draftChanges = keptChanges(drafts, async (transaction, { before, after }) => {
  if (!before) await requireRoomForDraft();
  const category = after?.category;
  if (category && category !== before?.category) await requireGenre(category, transaction);
  return { stateOf: draftFields };
});

/** @throws InvalidArgument */
function completeBook(draft: Draft, context: { money: Money; fixedPrices: string }): NewBook {
  try {
    return publishedSchemaOf(draft).validateSync(draftFields(draft), { strict: true, context });
  } catch (error) {
    if (error instanceof ValidationError) throw new WrongValue(error.path ?? '', () => saidProblem(error));
    throw error;
  }
}

/**
 * The book gets the draft's id; a repeated call answers that book. @throws NotFound, PreconditionFailed,
 * InvalidArgument, IsbnTaken
 */
export async function publishDraft(id: string, expected: number | undefined, by: Actor): Promise<StoredBook> {
  const shop = await shopProfile();
  // `isbnAsPrinted`: a wrong check digit was confirmed when the draft was stored.
  const context = { money: moneyOf(shop), fixedPrices: shop.fixedPrices, isbnAsPrinted: true };
  return database().runTransaction(async (transaction) => {
    const [draft, [published]] = await Promise.all([
      drafts.within(transaction, id),
      readBooks(transaction, [id]),
    ]);
    if (!draft) {
      if (!published) throw new NotFound('The draft');
      return { book: published.book, version: published.version };
    }
    requireVersion('The draft', draft.version, expected);
    const now = new Date();
    const fields = completeBook(draft, context);
    await requireGenre(fields.category, transaction);
    const after = bookState(id, fields, now);
    const write = { id, before: undefined, after, version: now.getTime() };
    await writeBook(transaction, write, { by, action: 'published' });
    drafts.remove(transaction, id, now);
    return { book: after.book, version: write.version };
  });
}
