// Without yup, which the home page does not load.

import { plural, t } from '../words/words.ts';

/** As the public API shows it; absent when the book is not counted or there are plenty. */
export interface PubliclyStocked {
  stockLeft?: number | undefined;
  /** Only for a sold-out book that differs from the shop's setting. */
  ships?: SpecialOrders | 'never' | undefined;
}

export function isInStock({ stockLeft }: PubliclyStocked): boolean {
  return stockLeft !== 0;
}

/** In days from the order. */
export interface SpecialOrders {
  fromDays: number;
  toDays: number;
}

export interface Orderable {
  condition?: unknown;
  whenSoldOut?: unknown;
  appearsOn?: string | undefined;
}

export function isShips(value: unknown): value is SpecialOrders | 'never' {
  if (value === 'never') return true;
  if (typeof value !== 'object' || value === null) return false;
  const { fromDays, toDays }: Partial<Record<keyof SpecialOrders, unknown>> = value;
  return typeof fromDays === 'number' && typeof toDays === 'number';
}

/** undefined where copies are left, or where the shop does not order the book. */
export function shipsIn(
  book: PubliclyStocked & Orderable,
  { specialOrders }: { specialOrders?: SpecialOrders | undefined },
): SpecialOrders | undefined {
  if (isInStock(book) || !specialOrders || book.ships === 'never') return undefined;
  const { condition = 'new', whenSoldOut = 'order', ships } = book;
  // A used copy is the only one of its kind.
  return condition === 'new' && whenSoldOut === 'order' ? (ships ?? specialOrders) : undefined;
}

export function isSpecialOrder(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined },
): boolean {
  return shipsIn(book, shop) !== undefined;
}

export function canBeBought(
  book: PubliclyStocked & Orderable,
  shop: { specialOrders?: SpecialOrders | undefined },
): boolean {
  return isInStock(book) || isSpecialOrder(book, shop);
}

/** undefined unless the book can be pre-ordered. @param today in the shop's calendar */
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

/** undefined when there is nothing to say. */
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
