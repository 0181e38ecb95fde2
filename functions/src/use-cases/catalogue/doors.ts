import type { Catalogue } from '../../catalogue/catalogue.ts';
import { audienceLabel } from '../../shared/book/audience.ts';
import { homeBookCount } from '../../shared/book/book-paging.ts';
import { catalogueQuerySchema } from '../../shared/catalogue/catalogue.ts';
import type { Door } from '../../shared/catalogue/door.ts';
import { rangeLabel } from '../../shared/catalogue/facet-labels.ts';
import { genreLabel, genreOf, shownGenres } from '../../shared/genre/genres.ts';
import type { ListedShelf } from '../../shared/shelf/shelf-answers.ts';
import { type DoorSetting, doorLimits, listAt } from '../../shared/shop/doors.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import type { ShopProfile } from '../../shared/shop/shop-profile.ts';
import { picked } from '../../shared/values/picked.ts';
import { t } from '../../shared/words/words.ts';

/** As many books as home's banner shows: a shop with no more needs no doors. */
const onBanner = 3;

interface Shop {
  catalogue: Catalogue;
  profile: ShopProfile;
  shelves: readonly ListedShelf[];
}

/** Not in the web app, so that home loads nothing that parses addresses. */
function nameOf({ price, audience, category, q }: Record<string, string>, profile: ShopProfile): string {
  if (price) return rangeLabel(price, moneyOf(profile), profile.priceZeros ?? 0);
  if (audience) return audienceLabel(audience);
  return category ? genreLabel(profile.genres, category) : (q ?? t('All books'));
}

function listOf({ link }: DoorSetting, { catalogue, profile, shelves }: Shop) {
  const list = listAt(link);
  if (!list) return undefined;
  if ('shelf' in list) return shelves.find(({ slug }) => slug === list.shelf);
  const { genres } = profile;
  const query = catalogueQuerySchema.cast(list.query);
  if (query.category && !genreOf(shownGenres(genres), query.category)) return undefined;
  const page = catalogue.find(query, genres, moneyOf(profile), profile.reviews);
  return { ...page, title: page.author?.name ?? nameOf(list.query, profile) };
}

/** Each with a book that is not elsewhere on home, if possible. */
export function doorsOf(settings: readonly DoorSetting[], shop: Shop): Door[] {
  const { catalogue, profile } = shop;
  if (catalogue.size <= onBanner) return [];
  const { genres } = profile;
  const sellers = catalogue.find({ sort: 'bestselling' }, genres, moneyOf(profile)).books.slice(0, onBanner);
  const elsewhere = [...catalogue.newest(homeBookCount), ...sellers].map(({ _id }) => _id);
  const doors: Door[] = [];
  for (const { title, link } of settings) {
    const list = listOf({ title, link }, shop);
    if (!list) continue;
    const others = list.books.filter(({ _id }) => doors.every((door) => door.book._id !== _id));
    const book = others.find(({ _id }) => !elsewhere.includes(_id)) ?? others[0] ?? list.books[0];
    if (!book) continue;
    const cover = picked(book, ['_id', 'title', 'author', 'category', 'coverImage']);
    doors.push({ title: title || list.title, link, total: list.total, book: cover });
    if (doors.length === doorLimits.shown) break;
  }
  return doors;
}
