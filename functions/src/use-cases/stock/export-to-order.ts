import { byteOrderMark, csvFormIn, csvLine, type NumberCell } from '../../platform/csv/csv-line.ts';
import { codeCell, textCell } from '../../platform/csv/text-cell.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { copiesToOrder } from '../../shared/order/to-order.ts';
import { t } from '../../shared/words/words.ts';
import { booksToOrder } from './books-to-order.ts';

const heads = () => [
  t('Supplier'),
  t('Title'),
  t('Author'),
  t('ISBN'),
  t('Waiting'),
  t('On hand'),
  t('To order'),
  t('Ordered'),
  t('Ordered on'),
];

const figure = (value: number): NumberCell => ({ digits: String(value) });

/** CSV by supplier. */
export async function* exportToOrder(): AsyncGenerator<string> {
  const form = csvFormIn((await recentSettings()).locale);
  yield byteOrderMark + csvLine(sayInShop(heads), form);
  const { books } = await booksToOrder();
  for (const book of books.toSorted((one, other) => one.publisher.localeCompare(other.publisher, 'en'))) {
    const { publisher, title, author, isbn, orders, onHand, reorder } = book;
    const cells = [
      ...[publisher, title, author].map(textCell),
      codeCell(isbn),
      figure(orders.length),
      onHand === undefined ? '' : figure(onHand),
      figure(copiesToOrder(book).all),
      reorder ? figure(reorder.copies) : '',
      reorder?.day ?? '',
    ];
    yield csvLine(cells, form);
  }
}
