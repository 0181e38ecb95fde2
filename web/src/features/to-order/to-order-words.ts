import type { BookToOrder } from '@bookstore/functions/shared/order/to-order';
import { t } from '@bookstore/functions/shared/words/words';

/** Mail programs cut longer addresses. */
const longestAddress = 1800;

export interface WantedCopies {
  book: BookToOrder;
  copies: number;
}

/** By name; books without a supplier last. */
export function bySupplier(books: readonly BookToOrder[]): [supplier: string, books: BookToOrder[]][] {
  const groups = Map.groupBy(books, ({ publisher }) => publisher);
  return [...groups].toSorted(([one], [other]) =>
    one === '' || other === '' ? other.length - one.length : one.localeCompare(other),
  );
}

/** A mail to a supplier with the wanted books; undefined when it is too long for an address. */
export function mailAddress(wanted: readonly WantedCopies[], shopName: string): string | undefined {
  const lines = wanted.map(({ copies, book: { title, author, isbn } }) =>
    [`${copies} × ${title}`, author, isbn && t('ISBN {isbn}', { isbn })].filter(Boolean).join(', '),
  );
  const subject = t('Order of {shopName}', { shopName });
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
  return address.length <= longestAddress ? address : undefined;
}
