import type { Book } from '@bookstore/functions/shared/book';
import type { BookStock } from '@bookstore/functions/shared/stock';
import type { ReactNode } from 'react';
import { tableRoles } from '#components/table-roles.ts';
import { BookRow } from './book-row.tsx';
import { type DeletedRows, withDeletedRows } from './deleted-rows.ts';

/** The columns with their widths, which do not depend on the rows: a row that goes moves no other one sideways. */
const columns = [
  { name: '#', look: 'w-14 pl-4' },
  { name: 'Book Title', look: 'px-3' },
  { name: 'Category', look: 'w-28 px-3 xl:w-40' },
  { name: 'Price', look: 'w-28 px-3 xl:w-36' },
  { name: 'Actions', look: 'w-50 pr-4 text-right' },
];

interface BookTableProps {
  books: readonly Book[];
  /** The number of the first row. */
  first: number;
  /** What is counted of them, by their ids. */
  stocks: ReadonlyMap<string, BookStock>;
  cover: (book: Book) => ReactNode;
  deletedRows: DeletedRows;
}

/** A page of books: a table, or cards on small screens. */
export function BookTable({ books, first, stocks, cover, deletedRows }: BookTableProps) {
  const shown = withDeletedRows(books, deletedRows.rows);
  if (shown.length === 0) return null;
  return (
    <table
      {...tableRoles.table}
      onPointerEnter={deletedRows.onPointerEnter}
      onPointerLeave={deletedRows.onPointerLeave}
      aria-labelledby="all-books"
      className="block w-full table-fixed text-left text-[0.9375rem] md:table"
    >
      <thead {...tableRoles.group} className="sr-only md:not-sr-only md:table-header-group">
        <tr {...tableRoles.row} className="border-y border-line-strong/40 text-sm text-muted">
          {columns.map(({ name, look }, index) => (
            <HeaderCell key={name} name={name} look={look} isFirst={index === 0} />
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block md:table-row-group">
        {shown.map((book, index) => (
          <BookRow
            key={book._id}
            number={first + index}
            book={book}
            stock={stocks.get(book._id)}
            cover={cover(book)}
            deleted={deletedRows.rows.get(book._id)}
            onDelete={(height) => void deletedRows.remove(book, index, height)}
            onUndo={() => void deletedRows.restore(book)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeaderCellProps {
  name: string;
  look: string;
  isFirst: boolean;
}

/** The covers stand behind the first column: they say nothing that the title beside them does not. */
function HeaderCell({ name, look, isFirst }: HeaderCellProps) {
  return (
    <>
      <th {...tableRoles.columnHeader} scope="col" className={`py-2.5 font-medium ${look}`}>
        {name}
      </th>
      {isFirst && <td aria-hidden="true" className="w-12 pl-3" />}
    </>
  );
}
