import type { Transaction } from 'firebase-admin/firestore';
import { InvalidArgument } from '../platform/http/api-errors.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { unknownCategory } from '../shared/book/category-schema.ts';
import { type Genre, genreOf, shownGenres } from '../shared/genre/genres.ts';
import { findSettings, settingsWithin } from './settings-store.ts';
import { shopProfile } from './shop-profile.ts';
import { profileIn } from './usual-words.ts';

/** 400: a category that is no genre of the shop. */
export class UnknownCategory extends InvalidArgument {
  constructor(field = 'category', message = unknownCategory) {
    super(field, saidInShop(message));
  }
}

/** The genres as pages show them: up to a minute old. */
export async function recentGenres(): Promise<readonly Genre[]> {
  return (await shopProfile()).genres;
}

/**
 * The genres as they are now, by their names in the first language, or as a transaction sees them: one that removes a genre
 * meanwhile makes it begin again.
 */
export async function presentGenres(transaction?: Transaction): Promise<readonly Genre[]> {
  const settings = await (transaction ? settingsWithin(transaction) : findSettings());
  return profileIn(settings, shopLanguage).genres;
}

/** @throws UnknownCategory */
export async function requireGenre(category: string, transaction?: Transaction): Promise<void> {
  if (!genreOf(await presentGenres(transaction), category)) throw new UnknownCategory();
}

/** The genres for a list of the shop; one that it hides has none. @throws UnknownCategory */
export async function genresOfList(category: string | undefined): Promise<readonly Genre[]> {
  const genres = await recentGenres();
  const shown = shownGenres(genres).map(({ slug }) => slug);
  if (category !== undefined && !shown.includes(category)) {
    throw new UnknownCategory('category', `category must be one of ${shown.join(', ')}`);
  }
  return genres;
}
