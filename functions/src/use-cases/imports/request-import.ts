import { requestBulkChange, requestCheck } from '../../imports/import-store.ts';
import { Forbidden } from '../../platform/http/api-errors.ts';
import { presentGenres, UnknownCategory } from '../../settings/shop-genres.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { type Genre, genreOf } from '../../shared/genre/genres.ts';
import type { BookImport, ImportRequest } from '../../shared/import/book-import.ts';
import type { BulkRequest } from '../../shared/import/bulk-request.ts';
import { may } from '../../shared/people/roles.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { requireWholeGenre } from './merge-genre.ts';

/** '' means none. @throws UnknownCategory */
function requireKnown(genres: readonly Genre[], field: string, category = ''): void {
  if (category !== '' && !genreOf(genres, category)) throw new UnknownCategory(field);
}

/** @throws UnknownCategory, Conflict */
export async function requestFileCheck(request: ImportRequest, now: Date): Promise<BookImport> {
  const genres = await presentGenres();
  const { category, categories } = request.rules;
  requireKnown(genres, 'rules.category', category);
  for (const [index, rule] of categories.entries()) {
    requireKnown(genres, `rules.categories[${index}].category`, rule.category);
  }
  return requestCheck(request, now);
}

/** Only the owner merges genres. @throws InvalidArgument, Forbidden, Conflict */
export async function requestChange(
  request: BulkRequest,
  by: SignedInPerson,
  now: Date,
): Promise<BookImport> {
  if (request.change.kind === 'merge' && !may(by.role, 'owner')) {
    throw new Forbidden('Only the owner merges genres');
  }
  requireWholeGenre(request);
  const genres = await presentGenres();
  requireKnown(genres, 'change.category', request.change.category);
  return requestBulkChange(request, now, { genres, money: moneyOf(await shopProfile()) });
}
