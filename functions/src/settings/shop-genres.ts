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

/** 400: not a genre of the shop. */
export class UnknownCategory extends InvalidArgument {
  constructor(field = 'category', message = unknownCategory) {
    super(field, saidInShop(message));
  }
}

/** Up to a minute old. */
export async function recentGenres(): Promise<readonly Genre[]> {
  return (await shopProfile()).genres;
}

/** By their names in the first language. A transaction that reads them restarts when a genre is removed meanwhile. */
export async function presentGenres(transaction?: Transaction): Promise<readonly Genre[]> {
  return (await (transaction ? settingsWithin(transaction) : findSettings())).genres;
}

/** @throws UnknownCategory */
export async function requireGenre(category: string, transaction?: Transaction): Promise<void> {
  if (!genreOf(await presentGenres(transaction), category)) throw new UnknownCategory();
}

/** None for a hidden genre. @throws UnknownCategory */
export async function genresOfList(category: string | undefined): Promise<readonly Genre[]> {
  const genres = await recentGenres();
  const slugs = shownGenres(genres).map(({ slug }) => slug);
  if (category !== undefined && !slugs.includes(category)) {
    throw new UnknownCategory('category', `category must be one of ${slugs.join(', ')}`);
  }
  return genres;
}

/** Once for each name a file or rule may use: in each of the shop's languages and in English. */
export function genresByName({ genres, translations, languages }: Settings): Genre[] {
  const spoken = [...languagesOf(shopLanguage, languages), 'en' as const];
  return spoken.flatMap((language) => settingsIn({ genres, translations }, language).genres);
}

/** So that rules for ordered books find a genre by any of its names. */
export const withGenreNames = <Given extends Settings>(settings: Given): Given =>
  settings.specialOrders.isOn ? { ...settings, genres: genresByName(settings) } : settings;
