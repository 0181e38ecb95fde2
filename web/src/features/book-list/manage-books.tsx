import { adminPageSize } from '@bookstore/functions/shared/catalogue/admin-book-choices';
import { isImportId } from '@bookstore/functions/shared/import/book-import';
import { t } from '@bookstore/functions/shared/words/words';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { figure } from '#components/labels/figure.ts';
import { PageLinks } from '#components/lists/page-links.tsx';
import { LoadingNote } from '#components/loading/async-boundary.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { texts } from '#config/texts.ts';
import { type BookFilter, bookFilterSearch, isNarrowed, readBookFilter } from '#entities/book/book-filter.ts';
import { countedBooks } from '#entities/book/counted.ts';
import { type BookSelection, useBookSelection } from '#entities/book/use-book-selection.ts';
import { BookFilterBar } from './book-filter-bar.tsx';
import { BookTable, SelectPage } from './book-table.tsx';
import { useDeletedRows } from './deleted-rows.ts';
import { useBookPage, useStocks } from './use-book-page.ts';

interface ListedBooks {
  /** The id of the bulk change in the address. */
  change: string | undefined;
  selection: BookSelection;
  /** Books on all pages of the list. */
  total: number;
  filter: BookFilter;
  onChanged: () => void;
}

interface ManageBooksProps {
  /** In place of the books when the address asks for drafts. */
  drafts: ReactNode;
  bulkChange: (listed: ListedBooks) => ReactNode;
}

export function ManageBooks({ drafts, ...parts }: ManageBooksProps) {
  const [parameters] = useSearchParams();
  const filter = readBookFilter(parameters);
  const change = parameters.get('change') ?? '';
  const showsDrafts = parameters.get('drafts') === '1';
  return (
    <>
      <BookFilterBar filter={filter} showsDrafts={showsDrafts} />
      {showsDrafts ? (
        drafts
      ) : (
        <FoundBooks {...parts} filter={filter} change={isImportId(change) ? change : undefined} />
      )}
    </>
  );
}

interface FoundBooksProps extends Omit<ManageBooksProps, 'drafts'> {
  filter: BookFilter;
  /** The id of the bulk change that is shown. */
  change: string | undefined;
}

function FoundBooks({ filter, change, bulkChange }: FoundBooksProps) {
  const { page, isError, isLate, refetch } = useBookPage(filter);
  const selection = useBookSelection(filter, page?.total ?? 0);
  const stocks = useStocks(page?.books ?? []);
  const address = bookFilterSearch(filter);
  const onChanged = useCallback(() => void refetch(), [refetch]);
  const deletedRows = useDeletedRows(address, onChanged, (id) => stocks.get(id)?.waiting ?? 0);
  const number = filter.page ?? 1;
  const table = useTopOfPage(number);
  if (!page) return isError ? <Failure onRetry={() => void refetch()} /> : <LoadingNote />;
  const { total, books } = page;
  const pages = Math.max(1, Math.ceil(total / adminPageSize));
  return (
    <>
      <p role="status" className={selection.count > 0 ? 'sr-only' : 'px-4 pt-3 text-sm text-muted wide:pb-3'}>
        {countedBooks(total)}
        {pages > 1 && t(', page {page} of {pages}', { page: figure(number), pages: figure(pages) })}
        {isError && t(' · The list could not be brought up to date.')}
      </p>
      {books.length > 0 && (
        <div className="border-b border-line px-4 text-[0.9375rem] wide:hidden">
          <SelectPage books={books} selection={selection} label="Select all on this page" />
        </div>
      )}
      {bulkChange({ change, selection, total, filter, onChanged })}
      <div ref={table} tabIndex={-1} className="scroll-mt-20 focus:outline-none">
        <div aria-busy={isLate} className="transition-opacity aria-busy:opacity-60">
          <BookTable
            books={books}
            first={(number - 1) * adminPageSize + 1}
            stocks={stocks}
            deletedRows={deletedRows}
            selection={selection}
          />
        </div>
      </div>
      {books.length === 0 && total > 0 && (
        <NothingHere text={t('The list ends with page {pages}.', { pages: figure(pages) })}>
          <Link
            to={{ search: bookFilterSearch({ ...filter, page: pages }) }}
            className={buttonClasses('secondary')}
          >
            To the last page
          </Link>
        </NothingHere>
      )}
      {total === 0 && deletedRows.rows.size === 0 && <NoBooks filter={filter} />}
      <PageLinks
        page={number}
        count={pages}
        address={(to) => `${dashboardPaths.manageBooks}${bookFilterSearch({ ...filter, page: to })}`}
        className="p-3"
      />
    </>
  );
}

/** Another page of the list starts at its top, with the focus. */
function useTopOfPage(number: number) {
  const table = useRef<HTMLDivElement>(null);
  const previous = useRef(number);
  useEffect(() => {
    if (previous.current === number) return;
    previous.current = number;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  return table;
}

function NoBooks({ filter }: { filter: BookFilter }) {
  if (!isNarrowed(filter)) {
    return <p className="px-4 py-16 text-center text-muted">No books yet.</p>;
  }
  return (
    <NothingHere text="No book has all of this.">
      <Link to={dashboardPaths.manageBooks} className={buttonClasses('secondary')}>
        Show all books
      </Link>
    </NothingHere>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="px-4 py-16 text-center">
      <p className="mb-5 text-lg">{texts.booksFailure}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
