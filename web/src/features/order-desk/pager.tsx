import type { Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { Link, useLocation } from 'react-router-dom';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { filterSearch, firstPage, pageAfter } from '#entities/order/order-filter.ts';
import type { OrderFilter } from '#entities/order/order-firestore-queries.ts';

/** The previous pages from the browser's history state; empty for a link from elsewhere. */
function readPreviousPages(state: unknown): string[] {
  const trail = typeof state === 'object' && state && 'trail' in state ? state.trail : [];
  return Array.isArray(trail) ? trail.filter((page) => typeof page === 'string') : [];
}

interface PagerProps {
  filter: OrderFilter;
  /** The page's last order when more follow. */
  last: Order | undefined;
}

export function Pager({ filter, last }: PagerProps) {
  const trail = readPreviousPages(useLocation().state);
  if (!filter.after && !last) return null;
  const [before, after] = filter.oldestFirst ? [t('Older'), t('Newer')] : [t('Newer'), t('Older')];
  return (
    <nav aria-label="Pages" className="flex items-center gap-3 border-t border-line p-4">
      {filter.after && (
        <Link
          to={{ search: trail.at(-1) ?? filterSearch(firstPage(filter)) }}
          state={{ trail: trail.slice(0, -1) }}
          className={buttonClasses('secondary')}
        >
          {before}
        </Link>
      )}
      {trail.length > 0 && (
        <span className="text-sm text-muted">{t('Page {page}', { page: trail.length + 1 })}</span>
      )}
      {last && (
        <Link
          to={{ search: filterSearch(pageAfter(filter, last)) }}
          state={{ trail: [...trail, filterSearch(filter)] }}
          className={`${buttonClasses('secondary')} ms-auto`}
        >
          {after}
        </Link>
      )}
    </nav>
  );
}
