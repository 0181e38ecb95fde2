import type { Book } from '@bookstore/functions/shared/book';
import {
  type ComponentProps,
  type Ref,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LoadingNote } from '#components/async-boundary.tsx';
import { tableRoles } from '#components/table-roles.ts';
import { BookRow } from './book-row.tsx';
import { type DeletedRows, useDeletedRows, withDeletedRows } from './deleted-rows.ts';
import { rowsPage, useBookRows } from './inventory-queries.ts';

/** The columns with their widths, which do not depend on the rows: a row that goes moves no other one sideways. */
const columns = [
  { name: '#', look: 'w-14 pl-4' },
  { name: 'Book Title', look: 'px-3' },
  { name: 'Category', look: 'w-28 px-3 xl:w-40' },
  { name: 'Price', look: 'w-24 px-3 xl:w-32' },
  { name: 'Actions', look: 'w-50 pr-4 text-right' },
];

/** All books, live, a page of rows at a time as the reader scrolls. */
export function BookTable() {
  const deletedRows = useDeletedRows();
  return (
    <table
      {...tableRoles.table}
      onPointerEnter={deletedRows.onPointerEnter}
      onPointerLeave={deletedRows.onPointerLeave}
      className="block w-full table-fixed text-left text-[0.9375rem] md:table"
    >
      <thead {...tableRoles.group} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...tableRoles.row} className="border-b border-line-strong/40 text-sm text-muted">
          {columns.map(({ name, look }) => (
            <th {...tableRoles.columnHeader} key={name} scope="col" className={`py-3 font-medium ${look}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <RowsPage first={1} deletedRows={deletedRows} />
    </table>
  );
}

interface RowsPageProps {
  /** The number of its first row. */
  first: number;
  after?: Book;
  deletedRows: DeletedRows;
}

function RowsPage({ first, after, deletedRows }: RowsPageProps) {
  // When a row is deleted, the pages after it keep their rows until the next ones are loaded.
  const shownAfter = useDeferredValue(after);
  const books = useBookRows(shownAfter);
  const [more, setMore] = useState(false);
  const last = books.at(-1);
  const isLast = books.length < rowsPage;
  const shown = withDeletedRows({ books, after: shownAfter, isLast }, deletedRows.rows);
  if (shown.length === 0 && !after) {
    return <WideRow className="px-4 py-16 text-center text-muted">No books yet.</WideRow>;
  }
  return (
    <>
      <tbody {...tableRoles.group} className="block md:table-row-group">
        {shown.map((book, index) => (
          <BookRow
            key={book._id}
            number={first + index}
            book={book}
            deleted={deletedRows.rows.get(book._id)}
            onDelete={(height) => void deletedRows.remove(book, height)}
            onUndo={() => void deletedRows.restore(book)}
          />
        ))}
      </tbody>
      {!isLast && !more && <MoreRows onSeen={() => setMore(true)} />}
      {more && last && (
        <Suspense
          fallback={
            <WideRow>
              <LoadingNote />
            </WideRow>
          }
        >
          <RowsPage first={first + shown.length} after={last} deletedRows={deletedRows} />
        </Suspense>
      )}
    </>
  );
}

interface WideRowProps extends ComponentProps<'td'> {
  body?: Ref<HTMLTableSectionElement>;
}

/** A row of a single cell, for what is no book. */
function WideRow({ body, ...cell }: WideRowProps) {
  return (
    <tbody {...tableRoles.group} ref={body} className="block md:table-row-group">
      <tr {...tableRoles.row} className="block md:table-row">
        <td
          {...tableRoles.cell}
          {...cell}
          colSpan={columns.length}
          className={`block md:table-cell ${cell.className ?? ''}`}
        />
      </tr>
    </tbody>
  );
}

/** Asks for more rows as soon as it comes near the screen. */
function MoreRows({ onSeen }: { onSeen: () => void }) {
  const edge = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (!edge.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), {
      rootMargin: '600px',
    });
    observer.observe(edge.current);
    return () => observer.disconnect();
  }, [onSeen]);
  return <WideRow body={edge} className="h-12" />;
}
