import { formatPrice } from '@bookstore/functions/shared/values/money';
import { texts } from '#config/texts.ts';
import { useStats } from './use-stats.ts';

/** The shop's four live figures. */
export function StatCards() {
  const stats = useStats();
  if (!stats) return <StatCardsLoading />;
  const cards = [
    { label: 'Products', value: stats.totalBooks },
    { label: 'Total Sales', value: formatPrice(stats.totalSales) },
    { label: 'Trending Books in This Month', value: stats.trendingBooks, note: '(13%)' },
    { label: 'Total Orders', value: stats.totalOrders },
  ];
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-5"
        >
          <dt className="mt-1 text-[0.9375rem] text-muted">{label}</dt>
          <dd className="font-display text-3xl tabular-nums">
            {value}
            {note && <span className="ml-2 font-sans text-base font-medium text-forest">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function StatCardsLoading() {
  return (
    <div role="status" aria-label={texts.loading} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {['books', 'sales', 'trending', 'orders'].map((card) => (
        <div key={card} className="rounded-card border border-line bg-surface p-5">
          <div className="skeleton h-9 w-24" />
          <div className="skeleton mt-2 h-5 w-36" />
        </div>
      ))}
    </div>
  );
}
