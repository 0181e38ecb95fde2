import type { ShelfBook } from '@bookstore/functions/shared/shelf/curated-shelf';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { useMovableRows } from '#components/lists/use-movable-rows.ts';
import { type RowBook, ShelfRow } from './shelf-row.tsx';

interface ShelfRowsProps {
  /** By id; deleted books are missing. */
  booksById: ReadonlyMap<string, RowBook>;
}

/** Sorted by drag with the mouse, and by buttons with the keyboard. */
export function ShelfRows({ booksById }: ShelfRowsProps) {
  const { values, setFieldValue } = useFormikContext<{ books: ShelfBook[] }>();
  const { books } = values;
  const titleOf = ({ bookId }: ShelfBook) =>
    booksById.get(bookId)?.title ?? t('A book that is not in the shop');
  const { list, said, move, remove, drag } = useMovableRows({
    rows: books,
    keys: books.map(({ bookId }) => bookId),
    nameOf: titleOf,
    onChange: (next) => void setFieldValue('books', next),
  });

  return (
    <div ref={list}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {books.length === 0 && (
        <p className="text-[0.9375rem] text-muted">No book yet. Find one below and add it.</p>
      )}
      <ol
        tabIndex={-1}
        data-focus="add"
        aria-label="Books on the shelf"
        className="grid gap-3 [&_:is(button,input,textarea)]:scroll-mb-36"
      >
        {books.map((book, index) => (
          <ShelfRow
            key={book.bookId}
            name={`books[${index}]`}
            bookId={book.bookId}
            title={titleOf(book)}
            book={booksById.get(book.bookId)}
            place={index}
            count={books.length}
            drag={drag(index)}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </div>
  );
}
