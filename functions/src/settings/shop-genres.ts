import type { Transaction } from 'firebase-admin/firestore';
import { InvalidArgument } from '../platform/http/api-errors.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { unknownCategory } from '../shared/book/category-schema.ts';
import { type Genre, genreOf, shownGenres } from '../shared/genre/genres.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { languagesOf } from '../shared/words/known-language.ts';
import { findSettings, settingsWithin } from './settings-store.ts';
import { shopProfile } from './shop-profile.ts';

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
  return (await (transaction ? settingsWithin(transaction) : findSettings())).genres;
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

/** The genres under all names by which a file or a rule may call them: those in each language of the shop, and the English ones. */
export function genresByName({ genres, translations, languages }: Settings): Genre[] {
  const spoken = [...languagesOf(shopLanguage, languages), 'en' as const];
  return spoken.flatMap((language) => settingsIn({ genres, translations }, language).genres);
}

/** Settings in which the rules of books that are ordered find a genre under all its names. */
export const withGenreNames = <Given extends Settings>(settings: Given): Given =>
  settings.specialOrders.isOn ? { ...settings, genres: genresByName(settings) } : settings;
