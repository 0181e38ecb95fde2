import type { AdminStats } from '@bookstore/functions/shared/people/admin';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect } from 'react';
import { figure } from '#components/labels/figure.ts';
import { useMoney } from '#config/money.ts';
import { texts } from '#config/texts.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** Undefined until they arrive, and when they cannot be loaded. */
function useStats(): AdminStats | undefined {
  const { data, error } = useAdminQuery('GET /api/admin', {});
  useEffect(() => {
    if (error) console.error('The statistics could not be loaded:', error);
  }, [error]);
  return data;
}

/** One panel of four, with hairlines between them. */
const row =
  'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line max-[20rem]:grid-cols-1 md:grid-cols-4';
const card = 'bg-surface px-4 py-3 md:px-5 forced-colors:border';

/** Four live figures; `hasSamples` adds the fixed '(13%)'. */
export function StatCards({ hasSamples }: { hasSamples: boolean }) {
  const stats = useStats();
  const money = useMoney();
  if (!stats) return <StatCardsLoading />;
  const cards = [
    { label: t('Products'), value: figure(stats.totalBooks) },
    { label: t('Total Sales'), value: money.price(stats.totalSales) },
    {
      label: t('Trending Books in This Month'),
      value: figure(stats.trendingBooks),
      note: hasSamples && '(13%)',
    },
    { label: t('Total Orders'), value: figure(stats.totalOrders) },
  ];
  return (
    <dl className={row}>
      {cards.map(({ label, value, note }) => (
        <div key={label} className={`flex flex-col-reverse justify-end ${card}`}>
          <dt className="text-sm text-balance text-muted">{label}</dt>
          <dd className="font-display text-xl whitespace-nowrap tabular-nums lg:text-2xl">
            {value}
            {note && <span className="ms-2 font-sans text-sm font-medium text-forest">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StatCardsLoading() {
  return (
    <div role="status" aria-label={texts.loading} className={row}>
      {['books', 'sales', 'trending', 'orders'].map((figure) => (
        <div key={figure} className={card}>
          <div className="skeleton h-8 w-20" />
          <div className="skeleton mt-1 h-5 w-28" />
        </div>
      ))}
    </div>
  );
}
