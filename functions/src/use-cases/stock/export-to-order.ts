import { csvFormIn, csvLine, type NumberCell } from '../../platform/csv/csv-line.ts';
import { textCell } from '../../platform/csv/text-cell.ts';
import { recentSettings } from '../../settings/shop-profile.ts';
import { copiesToOrder } from '../../shared/order/to-order.ts';
import { booksToOrder } from './books-to-order.ts';

const heads = [
  ...['Supplier', 'Title', 'Author', 'ISBN', 'Waiting', 'On hand', 'To order', 'Ordered', 'Ordered on'],
];

const figure = (value: number): NumberCell => ({ digits: String(value) });

/** What shoppers wait for and what runs low, as CSV by supplier. */
export async function* exportToOrder(): AsyncGenerator<string> {
  const form = csvFormIn((await recentSettings()).locale);
  yield csvLine(heads, form);
  const { books } = await booksToOrder();
  for (const book of books.toSorted((one, other) => one.publisher.localeCompare(other.publisher, 'en'))) {
    const { publisher, title, author, isbn, orders, onHand, reorder } = book;
    const cells = [
      ...[publisher, title, author, isbn].map(textCell),
      figure(orders.length),
      onHand === undefined ? '' : figure(onHand),
      figure(copiesToOrder(book)),
      reorder ? figure(reorder.copies) : '',
      reorder?.day ?? '',
    ];
    yield csvLine(cells, form);
  }
}
