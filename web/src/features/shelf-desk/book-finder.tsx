import type { Book } from '@bookstore/functions/shared/book/book';
import { bookListLimits } from '@bookstore/functions/shared/book/book-paging';
import { t } from '@bookstore/functions/shared/words/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { DebouncedSearch } from '#components/forms/debounced-search.tsx';
import { countedBooks } from '#entities/book/counted.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

const mostResults = 6;

interface BookFinderProps {
  /** Ids of books already on the shelf. */
  chosen: ReadonlySet<string>;
  onAdd: (book: Book) => void;
}

/** Searches as Manage Books does. */
export function BookFinder({ chosen, onAdd }: BookFinderProps) {
  const [text, setText] = useState('');
  const query = { q: text };
  const { data, isError } = useAdminQuery(
    'GET /api/admin/books',
    { query },
    {
      enabled: text !== '',
      placeholderData: (before) => before,
    },
  );
  const results = text === '' ? undefined : data;
  return (
    <div>
      <DebouncedSearch
        label="Find books to add"
        placeholder="Title, author or ISBN"
        maxLength={bookListLimits.search}
        searched={text}
        onSearch={setText}
      />
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {isError ? t('The books could not be searched.') : results && foundText(results.total)}
      </p>
      {results && results.books.length > 0 && (
        <ul aria-label="Found books" className="mt-1 divide-y divide-line">
          {results.books.slice(0, mostResults).map((book) => (
            <FoundBook key={book._id} book={book} isChosen={chosen.has(book._id)} onAdd={() => onAdd(book)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function foundText(total: number): string {
  if (total === 0) return t('No book is found.');
  return total > mostResults
    ? t('{books} found, the first {shown} of them:', { books: countedBooks(total), shown: mostResults })
    : t('{books} found', { books: countedBooks(total) });
}

interface FoundBookProps {
  book: Book;
  isChosen: boolean;
  onAdd: () => void;
}

function FoundBook({ book, isChosen, onAdd }: FoundBookProps) {
  const { title, author } = book;
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 py-2 text-[0.9375rem]">
      <span aria-hidden="true">
        <BookCover book={book} sizes="32px" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
        {author && <span className="line-clamp-1 text-sm text-muted">{author}</span>}
      </span>
      {/* Stays a button when the book is added, so that the focus stays. */}
      <Button
        variant="secondary"
        aria-disabled={isChosen}
        aria-label={isChosen ? t('On the shelf: {title}', { title }) : t('Add {title}', { title })}
        onClick={() => !isChosen && onAdd()}
      >
        {isChosen ? t('On the shelf') : t('Add')}
      </Button>
    </li>
  );
}
