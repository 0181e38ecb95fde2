import type { Book } from '@bookstore/functions/shared/book/book';
import {
  canBeBought,
  isShips,
  isSpecialOrder,
  type Orderable,
  type PubliclyStocked,
  preorderDay,
  type SpecialOrders,
  shipsIn,
} from '@bookstore/functions/shared/book/stock-words';
import type { OrderConflict } from '@bookstore/functions/shared/order/order-refusals';
import type { Money } from '@bookstore/functions/shared/values/money';
import { picked } from '@bookstore/functions/shared/values/picked';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import { t } from '@bookstore/functions/shared/words/words';
import type { OrderWaits } from '#entities/shop/expected-day.tsx';

/** As last updated; the quantity is always 1. */
export interface CartItem extends PubliclyStocked, Orderable {
  _id: string;
  title: string;
  author?: string;
  language?: string;
  category: string;
  coverImage: string;
  newPrice: number;
  taxClass?: string;
  /** In grams. */
  weight?: number;
  /** The price when it was added, if it has changed since. */
  priceWas?: number;
  /** No longer in the shop. */
  gone?: boolean;
}

export type Cart = readonly CartItem[];

/** The settings that decide which books can be bought. */
interface SellingShop {
  specialOrders?: SpecialOrders | undefined;
}

export function isBuyable(item: CartItem, shop: SellingShop): boolean {
  return !item.gone && canBeBought(item, shop);
}

export interface CartWaits extends OrderWaits {
  /** Special orders and pre-orders. */
  bookIds: string[];
}

/** @param today the shop's day */
export function waitsOf(cart: Cart, shop: SellingShop, today: string): CartWaits {
  const sold = cart.filter((item) => isBuyable(item, shop));
  const others = sold.filter((item) => !preorderDay(item, shop, today));
  const ordered = others.filter((item) => isSpecialOrder(item, shop));
  const days = sold.flatMap((item) => preorderDay(item, shop, today) ?? []);
  return {
    bookIds: sold.filter((item) => ordered.includes(item) || !others.includes(item)).map(({ _id }) => _id),
    orderedInDays: Math.max(0, ...ordered.map((item) => shipsIn(item, shop)?.toDays ?? 0)),
    hasOthers: others.length > 0,
    appears: days.toSorted().at(-1),
  };
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const orNone =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Fields copied from the book, with checks for stored ones. */
const ofBook = {
  _id: (value) => isText(value) && value !== '',
  title: isText,
  author: orNone(isText),
  language: orNone(isText),
  stockLeft: orNone(isNumber),
  ships: orNone(isShips),
  taxClass: orNone(isText),
  weight: orNone(isNumber),
  condition: orNone(isText),
  whenSoldOut: orNone(isText),
  appearsOn: orNone(isText),
  category: isText,
  coverImage: isText,
  newPrice: (value) => Number.isFinite(value) && Number(value) >= 0,
} as const satisfies Partial<Record<keyof CartItem, Check>>;

const ofItem = {
  ...ofBook,
  priceWas: orNone(isNumber),
  gone: orNone((value) => typeof value === 'boolean'),
} as const satisfies Record<keyof CartItem, Check>;

export const cartItem = (book: Book): CartItem => picked(book, keysOf(ofBook));

/** With the present price, keeping the first one. */
function repriced(now: CartItem, { priceWas, newPrice }: CartItem): CartItem {
  const { priceWas: _, ...item } = now;
  const before = priceWas ?? newPrice;
  return before === item.newPrice ? item : { ...item, priceWas: before };
}

/** '$10.50 → $12.50' when the price has changed since the book was added. */
export function priceChange({ priceWas, newPrice }: CartItem, money: Money): string | undefined {
  return priceWas === undefined ? undefined : `${money.price(priceWas)} → ${money.price(newPrice)}`;
}

/** Prices changed by a refused order: 'Emma: $10.50 → $12.50'. */
export function priceChanges(before: Cart, after: Cart, money: Money): string {
  return after
    .flatMap((item) => {
      const wasSame = before.find(({ _id }) => _id === item._id)?.newPrice === item.newPrice;
      const change = wasSame ? undefined : priceChange(item, money);
      return change ? [t('{label}: {text}', { label: item.title, text: change })] : [];
    })
    .join(', ');
}

/** Stands in for a book from another device that is no longer in the shop, of which only the id is known. */
export function goneBook(_id: string): CartItem {
  const title = t('A book from another device');
  return { _id, title, category: '', coverImage: '', newPrice: 0, gone: true };
}

/** Appends a book; returns the same cart when it is already in there. */
export function withBook(cart: Cart, book: Book): Cart {
  return withItem(cart, cartItem(book));
}

export function withItem(cart: Cart, item: CartItem): Cart {
  return cart.some(({ _id }) => _id === item._id) ? cart : [...cart, item];
}

export function withoutBooks(cart: Cart, ids: readonly string[]): Cart {
  return cart.filter((item) => !ids.includes(item._id));
}

/** Updates every book; requested ones that the shop no longer has are marked. */
export function withCurrentBooks(cart: Cart, asked: readonly string[], books: readonly Book[]): Cart {
  return cart.map((item) => {
    const book = books.find(({ _id }) => _id === item._id);
    if (book) return repriced(cartItem(book), item);
    return asked.includes(item._id) ? { ...item, gone: true } : item;
  });
}

/** Marks missing and sold-out books and takes over prices. */
export function withConflict(cart: Cart, { missing, books }: OrderConflict): Cart {
  return cart.map((item) => {
    if (missing.includes(item._id)) return { ...item, gone: true };
    const current = books.find(({ bookId }) => bookId === item._id);
    if (!current) return item;
    const {
      gone: _,
      stockLeft: __,
      weight: ___,
      taxClass: ____,
      appearsOn: _____,
      ships: ______,
      ...kept
    } = item;
    const { title, newPrice, stockLeft, weight, taxClass, appearsOn, ships } = current;
    const details = {
      ...(stockLeft !== undefined && { stockLeft }),
      ...(ships && { ships }),
      ...(weight && { weight }),
      ...(taxClass && { taxClass }),
      ...(appearsOn && { appearsOn }),
    };
    return repriced({ ...kept, title, newPrice, ...details }, item);
  });
}

/** In cents; books that cannot be bought cost nothing. */
export function subtotalInCents(cart: Cart, money: Money, shop: SellingShop): number {
  return money.sum(cart.filter((item) => isBuyable(item, shop)).map((item) => item.newPrice));
}

/** Reads a stored cart; invalid items are left out. */
export function parseCart(stored: string | null): Cart {
  if (!stored) return [];
  let items: unknown;
  try {
    items = JSON.parse(stored);
  } catch (error) {
    console.warn('The stored cart cannot be read:', error);
    return [];
  }
  if (!Array.isArray(items)) return [];
  return items
    .filter(isCartItem)
    .filter((item, index, all) => all.findIndex(({ _id }) => _id === item._id) === index);
}

function isCartItem(item: unknown): item is CartItem {
  if (typeof item !== 'object' || item === null) return false;
  const values: Partial<Record<keyof CartItem, unknown>> = item;
  return keysOf(ofItem).every((name) => ofItem[name](values[name]));
}
