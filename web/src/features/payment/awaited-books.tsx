import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import { dollars } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useMoney } from '#config/money.ts';
import { useApiData } from '#entities/api-data/use-api-data.ts';
import { booksByIds } from '#entities/book/books-by-ids.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';

const listedBooks = 4;

/** Which books a payment buys, and for how much. */
export function AwaitedBooks({ bookIds, amountCents, currency }: PaymentAnswer) {
  const money = useMoney();
  const { books } = useApiData(booksByIds(bookIds));
  const others = books.length - listedBooks;
  return (
    <section
      aria-label="Your order"
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface p-[min(1.25rem,5vw)] sm:p-6"
    >
      <ul aria-label="Books" className="grid gap-3">
        {books.slice(0, listedBooks).map((book) => (
          <li key={book._id} className="flex items-center gap-4">
            <div className="w-12 shrink-0">
              <BookCover book={book} sizes="48px" eager />
            </div>
            <div className="min-w-0 grow wrap-anywhere">
              <p className="font-display leading-snug font-semibold">{book.title}</p>
              {book.author && <p className="text-sm text-muted">{book.author}</p>}
            </div>
            <span className="tabular-nums">{money.price(book.newPrice)}</span>
          </li>
        ))}
        {others > 0 && <li className="text-muted">{t('and {count} more', { count: others })}</li>}
      </ul>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-dashed border-line pt-4">
        <dt>Left to pay</dt>
        <dd className="text-2xl font-semibold tabular-nums">
          {currency === money.currency
            ? money.text(amountCents)
            : `${dollars.plain(amountCents)} ${currency}`}
        </dd>
      </dl>
    </section>
  );
}
