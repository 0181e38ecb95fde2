import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop } from '../platform/words/say-in-shop.ts';
import type { Book } from '../shared/book/book.ts';
import { isNewCopy } from '../shared/book/book-condition.ts';
import { rebatedCents, rebateOf } from '../shared/customer/rebates.ts';
import type { DeskLine } from '../shared/order/desk-order.ts';
import { fixedPriceWords } from '../shared/shop/fixed-price-laws.ts';
import { moneyOf } from '../shared/shop/money-format.ts';
import type { StoredSettings } from '../shared/shop/settings.ts';
import { t } from '../shared/words/words.ts';
import type { DeskOrder } from './order-store.ts';

export function saidOf(desk: DeskOrder | undefined, bookId: string): Partial<DeskLine> {
  return desk?.request.lines.find((line) => line.bookId === bookId) ?? {};
}

/** @throws WrongValue for a price other than the one the law fixes */
export function atDeskPrices(
  books: readonly Book[],
  desk: DeskOrder | undefined,
  shop: StoredSettings,
): readonly Book[] {
  const money = moneyOf(shop);
  const copiesOf = (bookId: string) => saidOf(desk, bookId).copies ?? 1;
  const orderCents = books.reduce(
    (sum, { _id, newPrice }) => sum + copiesOf(_id) * money.toCents(newPrice),
    0,
  );
  const lawful = ({ _id, newPrice }: Book, cents: number) => {
    const ordered = { copies: copiesOf(_id), isFixed: true, orderCents };
    const rebate = desk?.customer ? rebateOf(desk.customer, ordered, shop.fixedPrices) : 0;
    const full = money.toCents(newPrice);
    return rebate > 0 && cents >= rebatedCents(full, rebate) && cents <= full;
  };
  return books.map((book) => {
    const { priceCents } = saidOf(desk, book._id);
    if (priceCents === undefined || priceCents === money.toCents(book.newPrice)) return book;
    if (isNewCopy(book) && fixedPriceWords(shop.fixedPrices) !== '' && !lawful(book, priceCents))
      throw new WrongValue('lines', () =>
        t('{title} keeps its price: {why}', {
          title: book.title,
          why: fixedPriceWords(shop.fixedPrices, saidInShop),
        }),
      );
    return { ...book, newPrice: money.toPrice(priceCents) };
  });
}

/** At the desk, sold-out books can always be ordered, and orders collected. */
export function atDesk(shop: StoredSettings): StoredSettings {
  const { specialOrders, delivery } = shop;
  return {
    ...shop,
    specialOrders: { ...specialOrders, isOn: true },
    delivery: { ...delivery, hasCollection: true },
  };
}
