import type { BookPlace, Order } from '@bookstore/functions/shared/order/order';
import { sumOf } from '@bookstore/functions/shared/values/sum-of';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { useShop } from '#config/shop.ts';
import { countedCopies } from '#entities/book/counted.ts';
import { a4, type Paper } from './papers.ts';
import { pickingList } from './picking-list.ts';
import { sheetClasses } from './sheet-classes.ts';

interface PickingSheetProps {
  orders: readonly Order[];
  places: readonly BookPlace[];
  paper?: Paper;
}

export function PickingSheet({ orders, places, paper = a4 }: PickingSheetProps) {
  const { shopName } = useShop();
  const books = pickingList(orders, places);
  const copies = sumOf(books, 'copies');
  return (
    <article aria-labelledby="picking-title" className={sheetClasses(paper)}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1 border-b-2 border-black pb-4">
        <div>
          <h2 id="picking-title" className="text-2xl">
            Picking list
          </h2>
          <p className="mt-1 text-sm">
            {shopName} · <TimeLabel instant={new Date().toISOString()} />
          </p>
        </div>
        <p>
          {plural(orders.length, '{count} order', '{count} orders')} ·{' '}
          {plural(books.length, '{count} title', '{count} titles')} · <strong>{countedCopies(copies)}</strong>
        </p>
      </header>
      <table className="mt-4 w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-black text-sm">
            <th scope="col" className="w-10 py-1.5 font-normal max-sm:w-6">
              <span className="sr-only">Picked</span>
            </th>
            <th scope="col" className="w-20 py-1.5 pe-4 font-normal max-sm:w-auto max-sm:pe-2">
              Shelf
            </th>
            <th scope="col" className="w-16 py-1.5 pe-4 text-end font-normal max-sm:w-auto max-sm:pe-2">
              Copies
            </th>
            <th scope="col" className="py-1.5 font-normal">
              Book
            </th>
            <th scope="col" className="py-1.5 ps-4 font-normal max-sm:ps-2">
              Box · order
            </th>
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <tr key={book.bookId} className="break-inside-avoid border-b border-black/30 align-top">
              <td className="py-2">
                <span aria-hidden="true" className="mt-1 block size-4 border border-black" />
              </td>
              <td className="py-2 pe-4 text-lg font-semibold wrap-anywhere max-sm:pe-2">
                {book.shelf || '–'}
              </td>
              <td className="py-2 pe-4 text-end text-lg font-semibold tabular-nums max-sm:pe-2">
                {book.copies}
              </td>
              <td className="py-2 wrap-anywhere">
                {book.title}
                {book.author && <span className="block text-sm">{book.author}</span>}
                {book.isbn && (
                  <span className="block text-sm tabular-nums">{t('ISBN {isbn}', { isbn: book.isbn })}</span>
                )}
              </td>
              <td className="w-1/4 py-2 ps-4 text-sm tabular-nums max-sm:ps-2">
                {book.orders.map(({ box, name, copies, isCollected, isGift }) => (
                  <span key={box} className="block sm:whitespace-nowrap">
                    <strong>{box}</strong> · {name}
                    {copies > 1 && ` × ${copies}`}
                    {isCollected && t(', collected')}
                    {isGift && t(', a present')}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
