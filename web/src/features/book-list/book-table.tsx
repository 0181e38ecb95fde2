import type { Book } from '@bookstore/functions/shared/book/book';
import type { BookStock } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import type { ReactNode } from 'react';
import { tableRoles } from '#components/lists/table-roles.ts';
import type { BookSelection } from '#entities/book/use-book-selection.ts';
import { BookRow } from './book-row.tsx';
import { type DeletedRows, withDeletedRows } from './deleted-rows.ts';

/** Fixed widths: a row that goes must not move the columns. */
const columns = [
  { name: '#', className: 'w-24 ps-1 lg:ps-2' },
  { name: t('Book Title'), className: 'px-3' },
  { name: t('Category'), className: 'w-28 px-3 xl:w-40' },
  { name: t('Price'), className: 'w-28 pe-6 ps-3 text-end xl:w-36' },
  { name: t('Actions'), className: 'w-50 pe-4 text-end [&:not(:lang(en))]:w-62' },
];

interface BookTableProps {
  books: readonly Book[];
  first: number;
  /** By book id, only counted ones. */
  stocks: ReadonlyMap<string, BookStock>;
  deletedRows: DeletedRows;
  selection: BookSelection;
}

export function BookTable({ books, first, stocks, deletedRows, selection }: BookTableProps) {
  const rows = withDeletedRows(books, deletedRows.rows);
  if (rows.length === 0) return null;
  return (
    <table
      {...tableRoles.table}
      onPointerEnter={deletedRows.onPointerEnter}
      onPointerLeave={deletedRows.onPointerLeave}
      aria-labelledby="all-books"
      className="block w-full table-fixed text-start text-[0.9375rem] wide:table"
    >
      <thead {...tableRoles.group} className="sr-only wide:not-sr-only wide:table-header-group">
        <tr {...tableRoles.row} className="border-y border-line-strong/40 text-sm text-muted">
          {columns.map(({ name, className }, index) => (
            <HeaderCell key={name} name={name} className={className}>
              {index === 0 && <SelectPage books={books} selection={selection} />}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group} className="block wide:table-row-group">
        {rows.map((book, index) => (
          <BookRow
            key={book._id}
            number={first + index}
            book={book}
            stock={stocks.get(book._id)}
            deleted={deletedRows.rows.get(book._id)}
            isSelected={selection.has(book._id)}
            onSelect={(isSelected) => selection.set([book], isSelected)}
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
  className: string;
  /** Before the first column's name. */
  children: ReactNode;
}

/** Covers stand behind the first column: they say nothing that the title does not. */
function HeaderCell({ name, className, children }: HeaderCellProps) {
  return (
    <>
      <th {...tableRoles.columnHeader} scope="col" className={`py-1.5 font-medium ${className}`}>
        {children ? (
          <span className="flex items-center">
            <span className="hidden wide:block">{children}</span>
            {name}
          </span>
        ) : (
          name
        )}
      </th>
      {children && <td aria-hidden="true" className="w-12 ps-3" />}
    </>
  );
}

interface SelectPageProps {
  books: readonly Book[];
  selection: BookSelection;
  /** The visible name. */
  label?: string;
}

export function SelectPage({ books, selection, label }: SelectPageProps) {
  const onPage = books.filter(({ _id }) => selection.has(_id)).length;
  return (
    <label className={label ? 'flex min-h-11 items-center gap-3' : 'grid size-11 place-items-center'}>
      <input
        type="checkbox"
        aria-label={label ? undefined : t('Select all on this page')}
        className="size-5"
        checked={books.length > 0 && onPage === books.length}
        ref={(box) => {
          if (box) box.indeterminate = onPage > 0 && onPage < books.length;
        }}
        onChange={({ target }) => selection.set(books, target.checked)}
      />
      {label}
    </label>
  );
}
