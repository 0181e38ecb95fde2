import type { ShelfBook } from '@bookstore/functions/shared/shelf/curated-shelf';
import { FieldArray, useFormikContext } from 'formik';
import { type DragEvent, useRef, useState } from 'react';
import { moved } from './moved.ts';
import { type RowBook, ShelfRow } from './shelf-row.tsx';

interface ShelfRowsProps {
  /** What is known of the books, by their ids; a book that was deleted is not known. */
  known: ReadonlyMap<string, RowBook>;
}

/** The books of a shelf in their order, which the mouse changes by drag and the keyboard by buttons. */
export function ShelfRows({ known }: ShelfRowsProps) {
  const { values, setFieldValue } = useFormikContext<{ books: ShelfBook[] }>();
  const { books } = values;
  const [dragged, setDragged] = useState<number>();
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const titleOf = ({ bookId }: ShelfBook) => known.get(bookId)?.title ?? 'A book that is not in the shop';

  function move(from: number, to: number): void {
    const book = books[from];
    if (!book || to < 0 || to >= books.length || from === to) return;
    void setFieldValue('books', moved(books, from, to));
    setNews(`${titleOf(book)}: place ${to + 1} of ${books.length}`);
  }

  function remove(index: number): void {
    const book = books[index];
    if (!book) return;
    void setFieldValue('books', books.toSpliced(index, 1));
    setNews(`${titleOf(book)} removed`);
    // The button that had the focus is gone with its row.
    list.current?.focus();
  }

  function dropOn(index: number) {
    if (dragged === undefined) return {};
    return {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        move(dragged, index);
        setDragged(undefined);
      },
    };
  }

  return (
    <FieldArray name="books">
      {() => (
        <>
          <p role="status" className="sr-only">
            {news}
          </p>
          {books.length === 0 && (
            <p className="text-[0.9375rem] text-muted">No book yet. Find one below and add it.</p>
          )}
          <ol
            ref={list}
            tabIndex={-1}
            aria-label="Books on the shelf"
            className="grid gap-3 [&_:is(button,input,textarea)]:scroll-mb-36"
          >
            {books.map((book, index) => (
              <ShelfRow
                key={book.bookId}
                name={`books[${index}]`}
                title={titleOf(book)}
                book={known.get(book.bookId)}
                place={index}
                count={books.length}
                isDragged={dragged === index}
                drop={dropOn(index)}
                onDrag={(isDragged) => setDragged(isDragged ? index : undefined)}
                onMove={(to) => move(index, to)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </>
      )}
    </FieldArray>
  );
}
