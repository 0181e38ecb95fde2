import type { Book } from '@bookstore/functions/shared/book/book';
import type { SharedWishes } from '@bookstore/functions/shared/shopper/wish-share';
import { plural, t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { ListCard } from '#entities/book/list-card.tsx';
import { listColumns, rowColumns } from '#entities/book/list-columns.ts';

interface SharedListProps {
  list: SharedWishes;
  action: (book: Book) => ReactNode;
}

export const titleOfShared = ({ name }: SharedWishes) =>
  name ? t('Wish list of {name}', { name }) : t('A wish list');

export function SharedList({ list, action }: SharedListProps) {
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl" tabIndex={-1}>
        {titleOfShared(list)}
      </h1>
      {list.books.length === 0 ? (
        <NothingHere text="No book is on this list now." hint="Look again another day." />
      ) : (
        <>
          <p className="mt-3 max-w-prose text-lg text-pretty wrap-anywhere text-muted">
            {list.name
              ? t('{name} wishes for these books. One that you order stays on the list.', { name: list.name })
              : t('Somebody wishes for these books. One that you order stays on the list.')}
          </p>
          <p className="mt-3 text-[0.9375rem] text-muted">
            {plural(list.books.length, '{count} book', '{count} books')}
          </p>
          <ul className={`mt-5 ${list.books.length > 6 ? listColumns : rowColumns(list.books.length)}`}>
            {list.books.map((book, index) => (
              <li key={book._id}>
                <ListCard heading="h2" book={book} action={action(book)} eager={index < 4} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** For a link to a list that does not exist, or no longer. */
export function NoSharedList() {
  return (
    <NothingHere
      text="This wish list is shared no longer."
      hint="Its link was withdrawn, or the address is not whole."
    />
  );
}
