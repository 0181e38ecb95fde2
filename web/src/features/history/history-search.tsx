import { auditLimits } from '@bookstore/functions/shared/audit/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses, inputClasses } from '#components/forms/control-classes.ts';
import { SearchIcon } from '#components/icons/icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { historySearch } from './history-address.ts';

interface HistorySearchProps {
  query: AuditQuery;
  /** The book or order whose history is shown, if it is one. */
  title: string | undefined;
}

/** Searches the history for a book or an order, and names the filter of the page. */
export function HistorySearch({ query, title }: HistorySearchProps) {
  const id = useId();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate({ search: historySearch({ q }) });
  }

  const shown = query.by
    ? `All that ${query.by} has done`
    : query.about && `All about ${title ?? query.about}`;
  return (
    <>
      <form onSubmit={search} aria-label="Search the history" className="mt-3 flex gap-3">
        <div className="relative min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Title of a book, its id, or number of an order
          </label>
          <SearchIcon className="pointer-events-none absolute top-3 left-3.5 text-muted" />
          <input
            id={id}
            key={query.q ?? ''}
            name="q"
            type="search"
            defaultValue={query.q ?? ''}
            placeholder="Title or number"
            maxLength={auditLimits.search}
            autoComplete="off"
            className={`${inputClasses} pl-11!`}
          />
        </div>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      {(shown || query.q || query.after) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-muted">
          {shown && <span className="wrap-anywhere">{shown}</span>}
          <Link to={dashboardPaths.history} className={`${buttonClasses('quiet')} px-2!`}>
            The whole history
          </Link>
        </p>
      )}
    </>
  );
}
