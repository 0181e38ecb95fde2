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
      <header className="grid grid-cols-1 items-center gap-x-10 rounded-2xl bg-sunken px-[min(1.5rem,6vw)] py-8 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-10 lg:px-14 forced-colors:border">
        <div className="min-w-0">
          <h1 className="text-3xl wrap-anywhere md:text-4xl lg:text-5xl" tabIndex={-1}>
            {titleOfShared(list)}
          </h1>
          {list.books.length > 0 && (
            <>
              <p className="mt-3 max-w-prose text-lg text-pretty wrap-anywhere text-muted">
                {list.name
                  ? t('{name} wishes for these books. One that you order stays on the list.', {
                      name: list.name,
                    })
                  : t('Somebody wishes for these books. One that you order stays on the list.')}
              </p>
              <p className="mt-3 text-[0.9375rem] text-muted">
                {plural(list.books.length, '{count} book', '{count} books')}
              </p>
            </>
          )}
        </div>
        <Present />
      </header>
      {list.books.length === 0 ? (
        <NothingHere text="No book is on this list now." hint="Look again another day." />
      ) : (
        <ul className={`mt-8 ${list.books.length > 6 ? listColumns : rowColumns(list.books.length)}`}>
          {list.books.map((book, index) => (
            <li key={book._id}>
              <ListCard heading="h2" book={book} action={action(book)} eager={index < 4} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A wrapped book with a ribbon. */
function Present() {
  return (
    <svg aria-hidden="true" viewBox="0 0 136 132" className="w-32 max-sm:hidden lg:w-40">
      <g transform="rotate(4 60 80)">
        <rect x="14" y="30" width="92" height="98" rx="3" className="fill-accent-fill stroke-cover-edge" />
        <path d="M96 30v98M14 79h92" className="stroke-ochre stroke-[9]" />
        <path d="M26 30v98" className="stroke-on-accent/25 stroke-[1.5]" />
        <path
          d="M94 32C60 34 58 4 74 4 88 4 92 18 95 30 98 18 104 6 113 10 124 16 116 32 96 32Z"
          className="fill-none stroke-ochre stroke-[5]"
        />
      </g>
    </svg>
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
