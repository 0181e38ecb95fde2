import type { Book } from '@bookstore/functions/shared/book';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { LoadingNote } from '#components/async-boundary.tsx';
import { Button } from '#components/button.tsx';
import { useQueryCache } from '#lib/browser-data.ts';
import { BookCard } from './book-card.tsx';
import { booksWithWords, resultsPage } from './book-queries.ts';

interface SearchResultsProps {
  words: string;
  action: (book: Book) => ReactNode;
  /** The book after which this part of the results begins. */
  after?: Book;
}

/** The books that a search finds, a page at a time; each page knows how to ask for the next. */
export function SearchResults({ words, action, after }: SearchResultsProps) {
  const { data: books } = useSuspenseQuery(booksWithWords(words, after), useQueryCache());
  const [more, setMore] = useState(false);
  const last = books.at(-1);
  if (!last && !after) {
    return (
      <p role="status" className="py-20 text-center text-lg text-muted">
        No book has “{words}” in its title or author.
      </p>
    );
  }
  return (
    <>
      {!after && (
        <p role="status" className="mt-2 text-muted">
          {countLabel(books.length)}
        </p>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {books.map((book, index) => (
          <li key={book._id}>
            <BookCard book={book} action={action(book)} eager={!after && index < 3} />
          </li>
        ))}
      </ul>
      {more && last && (
        <Suspense fallback={<LoadingNote />}>
          <SearchResults words={words} action={action} after={last} />
        </Suspense>
      )}
      {!more && books.length === resultsPage && (
        <div className="mt-8 text-center">
          <Button look="secondary" onClick={() => setMore(true)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

/** What a search has found, in words: a full page may have more behind it. */
function countLabel(count: number): string {
  if (count === resultsPage) return `${count} books and maybe more`;
  return count === 1 ? '1 book' : `${count} books`;
}
