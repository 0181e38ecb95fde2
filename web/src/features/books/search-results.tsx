import type { Book } from '@bookstore/functions/shared/book';
import { cataloguePageSize } from '@bookstore/functions/shared/catalogue';
import { type ReactNode, Suspense, useState } from 'react';
import { LoadingNote } from '#components/async-boundary.tsx';
import { Button } from '#components/button.tsx';
import { NothingHere } from '#components/nothing-here.tsx';
import { useApiData } from '#lib/use-api-data.ts';
import { BookCard } from './book-card.tsx';
import { booksWithWords } from './book-queries.ts';

interface SearchResultsProps {
  words: string;
  action: (book: Book) => ReactNode;
  page?: number;
}

/** The books that a search finds, a page at a time; each page renders the next one. */
export function SearchResults({ words, action, page = 1 }: SearchResultsProps) {
  const { books, total } = useApiData(booksWithWords(words, page));
  const hasMore = total > page * cataloguePageSize;
  const [isNextShown, setNextShown] = useState(false);
  const isFirst = page === 1;
  if (total === 0) {
    return (
      <NothingHere
        text={`No book has “${words}” in its title or author.`}
        hint="Check the spelling, or try fewer words."
      />
    );
  }
  return (
    <>
      {isFirst && (
        <p role="status" className="mt-2 text-muted">
          {countLabel(books.length, hasMore)}
        </p>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {books.map((book, index) => (
          <li key={book._id}>
            <BookCard book={book} action={action(book)} eager={isFirst && index < 3} />
          </li>
        ))}
      </ul>
      {isNextShown && (
        <Suspense fallback={<LoadingNote />}>
          <SearchResults words={words} action={action} page={page + 1} />
        </Suspense>
      )}
      {!isNextShown && hasMore && (
        <div className="mt-8 text-center">
          <Button look="secondary" onClick={() => setNextShown(true)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** The number of results in words. */
function countLabel(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count} books`;
  return count === 1 ? '1 book' : `${count} books`;
}
