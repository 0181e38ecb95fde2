import type { Book } from '@bookstore/functions/shared/book/book';
import type { BookStock } from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { StarIcon, TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { figure } from '#components/labels/figure.ts';
import { tableRoles } from '#components/lists/table-roles.ts';
import { useRowWithFocus } from '#components/lists/use-row-with-focus.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { BookCover } from '#entities/cover/book-cover.tsx';
import { DeletedCell } from './deleted-cell.tsx';
import type { DeletedRow } from './deleted-rows.ts';

interface BookRowProps {
  number: number;
  book: Book;
  /** Undefined when the stock is not counted. */
  stock: BookStock | undefined;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Set while it is being deleted and for a while after. */
  deleted: DeletedRow | undefined;
  onDelete: (height: number) => void;
  onUndo: () => void;
}

export function BookRow({ number, book, stock, deleted, ...actions }: BookRowProps) {
  const money = useMoney();
  const { isSelected, onSelect, onDelete, onUndo } = actions;
  const { labelOf } = useGenres();
  const row = useRowWithFocus();
  const state = deleted?.state;
  const isGone = state === 'deleted' || state === 'restoring';
  const editLink = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (state === 'restored' && document.activeElement === document.body) editLink.current?.focus();
  }, [state]);

  return (
    <tr
      {...tableRoles.row}
      ref={row}
      style={isGone ? { height: deleted?.height } : undefined}
      className={`grid grid-cols-[2.75rem_2.5rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-1 border-b border-line py-3 pe-4 ps-1 last:border-0 hover:bg-sunken/60 max-[20rem]:block max-[20rem]:px-4 max-[20rem]:*:block sm:grid-cols-[2.75rem_2.5rem_minmax(0,1fr)_auto_auto] wide:table-row ${isGone ? 'items-center' : ''} ${isSelected && !isGone ? 'bg-sunken/80' : ''}`}
    >
      <td
        {...tableRoles.cell}
        className="row-span-3 text-center sm:row-span-2 text-muted tabular-nums wide:py-2 wide:ps-1 wide:text-start lg:ps-2"
      >
        <span className="grid justify-items-center max-[20rem]:flex max-[20rem]:items-center wide:flex wide:items-center">
          {isGone ? (
            <span className="size-11" />
          ) : (
            <label className="grid size-11 place-items-center">
              <input
                type="checkbox"
                checked={isSelected}
                onChange={({ target }) => onSelect(target.checked)}
                aria-label={t('Select {title}', { title: book.title })}
                className="size-5"
              />
            </label>
          )}
          {figure(number)}
        </span>
      </td>
      {isGone ? (
        <DeletedCell title={book.title} busy={state === 'restoring'} onUndo={onUndo} />
      ) : (
        <>
          <td aria-hidden="true" className="row-span-2 max-[20rem]:w-10 wide:py-2 wide:ps-3">
            <BookCover book={book} sizes="36px" />
          </td>
          <th
            {...tableRoles.rowHeader}
            scope="row"
            className="col-span-2 text-start font-medium wrap-anywhere wide:px-3 wide:py-2"
          >
            <span className="line-clamp-2">
              {book.title}
              {book.trending && (
                <span role="img" aria-label="Trending" title="Trending">
                  <StarIcon className="ms-1.5 inline size-4! align-[-0.125em] text-ochre" />
                </span>
              )}
            </span>
            {book.author && (
              <span className="line-clamp-1 text-sm font-normal text-muted">{book.author}</span>
            )}
          </th>
          <td {...tableRoles.cell} className="col-start-3 wrap-anywhere text-muted wide:px-3 wide:py-2">
            {labelOf(book.category)}
          </td>
          <td
            {...tableRoles.cell}
            className="text-end tabular-nums max-[20rem]:text-start sm:pe-2 wide:py-2 wide:pe-6 wide:ps-3"
          >
            {money.price(book.newPrice)}
            {stock && <StockLine stock={stock} />}
          </td>
          <td
            {...tableRoles.cell}
            className="col-span-2 col-start-3 mt-2 sm:col-span-1 sm:col-start-5 sm:row-span-2 sm:row-start-1 sm:mt-0 sm:self-center wide:py-2 wide:pe-4"
          >
            <div className="flex gap-2 max-sm:flex-wrap sm:justify-end sm:gap-1">
              <Link
                ref={editLink}
                to={dashboardPaths.editBook(book._id)}
                aria-label={t('Edit {title}', { title: book.title })}
                className={`${buttonClasses('secondary')} flex-1 max-sm:px-3! sm:flex-none`}
              >
                Edit
              </Link>
              <Button
                variant="remove"
                busy={state === 'deleting'}
                aria-label={t('Delete {title}', { title: book.title })}
                onClick={() => onDelete(row.current?.offsetHeight ?? 0)}
                className="flex-1 max-sm:px-3! sm:flex-none sm:pe-0!"
              >
                <TrashIcon className="max-sm:hidden" />
                Delete
              </Button>
            </div>
          </td>
        </>
      )}
    </tr>
  );
}

function StockLine({ stock: { onHand = 0, lowAt = 0, shelf } }: { stock: BookStock }) {
  return (
    <span
      title={shelf ? t('Shelf {shelf}', { shelf }) : undefined}
      className={`block text-sm whitespace-nowrap ${onHand <= lowAt ? 'font-medium text-ochre-ink' : 'text-muted'}`}
    >
      {t('{onHand} in stock', { onHand: figure(onHand) })}
    </span>
  );
}
