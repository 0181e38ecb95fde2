// Without yup, which the home page does not load.

import { plural, t } from '../words/words.ts';

/** The copies left, as the public API shows them; absent when the book is not counted or there are plenty. */
export interface PubliclyStocked {
  stockLeft?: number | undefined;
  /** Of a book without a copy, where that is not as the shop says of all: in how many days it ships, or that it is not ordered. */
  ships?: SpecialOrders | 'never' | undefined;
}

export function isInStock({ stockLeft }: PubliclyStocked): boolean {
  return stockLeft !== 0;
}

/** In how many days, from the order, a book ships that the shop has to order first. */
export interface SpecialOrders {
  fromDays: number;
  toDays: number;
}

/** What of a book says whether the shop orders it when no copy is left. */
export interface Orderable {
  condition?: unknown;
  whenSoldOut?: unknown;
  /** The day on which it appears, where it was announced. */
  appearsOn?: string | undefined;
}

/** Whether a value is such a word of a book. */
export function isShips(value: unknown): value is SpecialOrders | 'never' {
  if (value === 'never') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { fromDays, toDays }: Partial<Record<keyof SpecialOrders, unknown>> = value;
  return typeof fromDays === 'number' && typeof toDays === 'number';
}

/** In how many days a book ships of which no copy is left; undefined for one that the shop does not order. */
export function shipsIn(
  book: PubliclyStocked & Orderable,
  { specialOrders }: { specialOrders?: SpecialOrders | undefined },
): SpecialOrders | undefined {
  if (isInStock(book) || !specialOrders || book.ships === 'never') return undefined;
  const { condition = 'new', whenSoldOut = 'order', ships } = book;
  // A used copy is the only one of its kind.
  return condition === 'new' && whenSoldOut === 'order' ? (ships ?? specialOrders) : undefined;
}

/** Whether the shop sells the book without a copy, and orders it. */
export function isSpecialOrder(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined },
): boolean {
  return shipsIn(book, shop) !== undefined;
}

/** Whether a book can be bought now, be it that it has to be ordered. */
export function canBeBought(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined },
): boolean {
  return isInStock(book) || isSpecialOrder(book, shop);
}

/** The day on which a book appears that is pre-ordered until then; undefined for any other. @param today of the shop */
export function preorderDay(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined },
  today: string,
): string | undefined {
  const { appearsOn } = book;
  return appearsOn && appearsOn > today && shop.specialOrders && canBeBought(book, shop)
    ? appearsOn
    : undefined;
}

export const outOfStock = t('Out of stock');

/** 'Usually ships in 5 to 7 days' */
function shipsWords({ fromDays, toDays }: SpecialOrders): string {
  return fromDays === toDays
    ? plural(toDays, 'Usually ships in {count} day', 'Usually ships in {count} days')
    : t('Usually ships in {from} to {to} days', { from: fromDays, to: toDays });
}

/** What shoppers read about a book's stock; undefined when there is nothing to say. */
export function stockWords(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined } = {},
): string | undefined {
  const { stockLeft } = book;
  if (stockLeft === undefined) return undefined;
  if (stockLeft > 0) return t('Only {count} left', { count: stockLeft });
  const ships = shipsIn(book, shop);
  return ships ? shipsWords(ships) : outOfStock;
}
