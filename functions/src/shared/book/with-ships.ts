import type { Genre } from '../genre/genres.ts';
import type { SpecialOrderRule, SpecialOrdersSetting } from '../shop/special-orders-section.ts';
import type { Book } from './book.ts';
import { isInStock, type PubliclyStocked } from './stock-words.ts';

const sameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** A genre's rule wins over a publisher's. */
function ruleOf(
  { category, publisher = '' }: Pick<Book, 'category' | 'publisher'>,
  rules: readonly SpecialOrderRule[],
  genres: readonly Genre[],
): SpecialOrderRule | undefined {
  const ofGenre = genres.filter(({ slug }) => slug === category).map(({ name }) => name);
  const names = [category, ...ofGenre, publisher].filter((name) => name !== undefined && name !== '');
  return names.flatMap((name) => rules.find((rule) => sameName(rule.name, name)) ?? [])[0];
}

interface OrderingShop {
  specialOrders: SpecialOrdersSetting;
  /** Under all their names: see `withGenreNames`. */
  genres: readonly Genre[];
}

/** undefined where it is as the shop's setting says. */
function shipsBy(book: Book, { specialOrders, genres }: OrderingShop): PubliclyStocked['ships'] {
  const { fromDays, toDays, rules, isForRulesOnly } = specialOrders;
  const rule = ruleOf(book, rules, genres);
  const isOrdered = book.whenSoldOut === 'order' || (rule ? rule.whenSoldOut === 'order' : !isForRulesOnly);
  if (!isOrdered) return 'never';
  const days = rule?.whenSoldOut === 'order' ? rule : specialOrders;
  const isUsual = days.fromDays === fromDays && days.toDays === toDays;
  return isUsual ? undefined : { fromDays: days.fromDays, toDays: days.toDays };
}

/** Adds `ships` to a sold-out book where it differs from the shop's setting. */
export function withShips(book: Book, shop: OrderingShop): Book {
  if (isInStock(book) || !shop.specialOrders.isOn) return book;
  const ships = shipsBy(book, shop);
  return ships ? { ...book, ships } : book;
}
