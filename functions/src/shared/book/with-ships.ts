import type { Genre } from '../genre/genres.ts';
import type { SpecialOrderRule, SpecialOrdersSetting } from '../shop/special-orders-section.ts';
import type { Book } from './book.ts';
import { isInStock, type PubliclyStocked } from './stock-words.ts';

const sameName = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;

/** What the rules say of a book: that of its genre before that of its publisher. */
function ruleOf(
  { category, publisher = '' }: Pick<Book, 'category' | 'publisher'>,
  rules: readonly SpecialOrderRule[],
  genres: readonly Genre[],
): SpecialOrderRule | undefined {
  const ofGenre = genres.filter(({ slug }) => slug === category).map(({ name }) => name);
  const known = [category, ...ofGenre, publisher].filter((name) => name !== undefined && name !== '');
  return known.flatMap((name) => rules.find((rule) => sameName(rule.name, name)) ?? [])[0];
}

interface OrderingShop {
  specialOrders: SpecialOrdersSetting;
  /** Under all their names: see `withGenreNames`. */
  genres: readonly Genre[];
}

/** In how many days a book ships that has to be ordered, as the settings and the book itself say. */
function shipsBy(book: Book, { specialOrders, genres }: OrderingShop): PubliclyStocked['ships'] {
  const { fromDays, toDays, rules, isForRulesOnly } = specialOrders;
  const rule = ruleOf(book, rules, genres);
  const isOrdered = book.whenSoldOut === 'order' || (rule ? rule.whenSoldOut === 'order' : !isForRulesOnly);
  if (!isOrdered) return 'never';
  const days = rule?.whenSoldOut === 'order' ? rule : specialOrders;
  const isUsual = days.fromDays === fromDays && days.toDays === toDays;
  return isUsual ? undefined : { fromDays: days.fromDays, toDays: days.toDays };
}

/** A book, with when it ships where that is not as the shop says of all books; as it is while there are copies. */
export function withShips(book: Book, shop: OrderingShop): Book {
  if (isInStock(book) || !shop.specialOrders.isOn) return book;
  const ships = shipsBy(book, shop);
  return ships ? { ...book, ships } : book;
}
