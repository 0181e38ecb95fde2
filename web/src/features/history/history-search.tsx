import { auditKinds, auditLimits, listedKinds } from '@bookstore/functions/shared/audit/audit';
import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { ownerName, shownName } from '@bookstore/functions/shared/people/person-name';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses, inputClasses } from '#components/forms/control-classes.ts';
import { optionsOf } from '#components/forms/form-controls.tsx';
import { SearchIcon } from '#components/icons/icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminRole, useMay } from '#entities/session/admin-role.ts';
import { historySearch } from './history-address.ts';

interface HistorySearchProps {
  query: AuditQuery;
  title: string | undefined;
  named: readonly string[];
}

export function HistorySearch({ query, title, named }: HistorySearchProps) {
  const id = useId();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate({ search: historySearch({ q }) });
  }

  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem]">
        <form onSubmit={search} aria-label="Search the history" className="col-span-2 flex gap-3 lg:col-auto">
          <div className="relative min-w-0 flex-1">
            <label htmlFor={id} className="sr-only">
              Title of a book, its id, or number of an order
            </label>
            <SearchIcon className="pointer-events-none absolute top-3 start-3.5 text-muted" />
            <input
              id={id}
              key={query.q ?? ''}
              name="q"
              type="search"
              defaultValue={query.q ?? ''}
              placeholder="Title or number"
              maxLength={auditLimits.search}
              autoComplete="off"
              className={`${inputClasses} ps-11!`}
            />
          </div>
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
        <HistoryFilter query={query} named={named} />
      </div>
      {Object.keys(query).length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-muted">
          {query.about && (
            <span className="wrap-anywhere">{t('All about {title}', { title: title ?? query.about })}</span>
          )}
          <Link to={dashboardPaths.history} className={`${buttonClasses('quiet')} px-2!`}>
            The whole history
          </Link>
        </p>
      )}
    </>
  );
}

/** These names and the owner's; for the owner, also those of all people. Sorted alphabetically. */
function usePeopleNames(named: readonly string[]): string[] {
  const { data: people = [] } = useApiQuery({
    queryKey: ['GET /api/people', {}],
    queryFn: ({ signal }) => callAdminApi('GET /api/people', {}, signal),
    enabled: useMay('owner'),
  });
  const names = new Set([ownerName, ...people.map(({ name }) => name), ...named]);
  return [...names].filter(Boolean).toSorted((one, other) => one.localeCompare(other));
}

interface HistoryFilterProps {
  query: AuditQuery;
  named: readonly string[];
}

function HistoryFilter({ query: { by, kind }, named }: HistoryFilterProps) {
  const navigate = useNavigate();
  const role = useAdminRole();
  const people = usePeopleNames([...named, by ?? '']);
  const show = (chosen: AuditQuery) => void navigate({ search: historySearch({ by, kind, ...chosen }) });
  return (
    <>
      <select
        aria-label="Person"
        value={by ?? ''}
        onChange={({ target }) => show({ by: target.value })}
        className={inputClasses}
      >
        <option value="">All people</option>
        {optionsOf(people, shownName)}
      </select>
      <select
        aria-label="Kind"
        value={kind ?? ''}
        onChange={({ target }) => show({ kind: listedKinds(role).find((name) => name === target.value) })}
        className={inputClasses}
      >
        <option value="">All kinds</option>
        {optionsOf(listedKinds(role), (name) => auditKinds[name].label)}
      </select>
    </>
  );
}
