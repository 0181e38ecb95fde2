import type { AuditQuery } from '@bookstore/functions/shared/audit/audit-query';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { Link, useSearchParams } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { historySearch, readHistoryQuery } from './history-address.ts';
import { dayName, daysOf } from './history-days.ts';
import { HistoryEntry } from './history-entry.tsx';
import { HistorySearch } from './history-search.tsx';

function statusOf(count: number, query: AuditQuery): string {
  if (count > 0) return plural(count, 'One entry shown', '{count} entries shown');
  return Object.keys(query).length > 0 ? t('Nothing was found.') : t('Nothing has been done yet.');
}

export function HistoryPage() {
  const [parameters] = useSearchParams();
  const locale = useDayLocale();
  const today = useToday();
  const query = readHistoryQuery(parameters);
  const asked = useAdminQuery('GET /api/audit', { query });
  const { data: page, refetch } = asked;
  const entries = page?.entries ?? [];
  const title = entries.find(({ kind }) => kind !== 'importedBooks' && kind !== 'bulkBooks')?.title;
  return (
    <>
      <DeskHead title="History" id="history-title" hint="Who did what, newest first." />
      <section aria-labelledby="history-title" className={panel}>
        <HistorySearch query={query} title={title} named={entries.map(({ by }) => by)} />
        <Pending query={asked} failed="The history could not be loaded." className="mt-4" height="h-96" />
        <p role="status" className={page?.entries.length === 0 ? 'py-12 text-center text-muted' : 'sr-only'}>
          {page && statusOf(page.entries.length, query)}
        </p>
        {daysOf(entries, useShop()).map(({ day, entries: ofDay }) => (
          <section key={day} aria-label={dayName(day, today, locale)} className="mt-5">
            <h3 className="border-b border-line-strong/40 pb-1.5 font-sans! text-sm font-semibold text-muted">
              {dayName(day, today, locale)}
            </h3>
            <ul className="divide-y divide-line">
              {ofDay.map((entry) => (
                <HistoryEntry key={entry.id} entry={entry} onRestored={refetch} />
              ))}
            </ul>
          </section>
        ))}
        {(query.after || page?.next) && (
          <nav aria-label="Pages" className="mt-4 flex items-center gap-3">
            {query.after && (
              <Link
                to={{ search: historySearch({ ...query, after: undefined }) }}
                className={buttonClasses('secondary')}
              >
                Newest
              </Link>
            )}
            {page?.next && (
              <Link
                to={{ search: historySearch({ ...query, after: page.next }) }}
                className={`${buttonClasses('secondary')} ms-auto`}
              >
                Older
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
