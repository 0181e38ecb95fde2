import { overviewDays, type SalesDay } from '@bookstore/functions/shared/order/sales';
import { plural, t } from '@bookstore/functions/shared/words/words';
import { rich } from '#components/labels/rich.ts';
import { ColumnHeads } from '#components/lists/column-heads.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useMoney } from '#config/money.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const SalesChart = lazyComponent(async () => (await import('./sales-chart.tsx')).default);

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

interface SalesBlockProps {
  days: readonly SalesDay[];
  /** Currencies that the figures leave out. */
  otherCurrencies?: readonly string[] | undefined;
}

export function SalesBlock({ days, otherCurrencies = [] }: SalesBlockProps) {
  const money = useMoney();
  const isWide = useWideScreen();
  const orders = sum(days.map((day) => day.orders));
  const figures = {
    sum: (
      <strong className="font-display text-2xl text-ink">
        {money.text(sum(days.map(({ salesCents }) => salesCents)))}
      </strong>
    ),
    orders: plural(orders, '{count} order', '{count} orders'),
  };
  return (
    <section
      aria-labelledby="sales-title"
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 lg:p-5"
    >
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="sales-title" className="text-lg">
          {t('Sales of the last {days} days', { days: overviewDays })}
        </h2>
        <p className="text-[0.9375rem] text-muted tabular-nums">
          {otherCurrencies.length > 0
            ? rich('{sum} · {orders} in all currencies', figures)
            : rich('{sum} in {orders}', figures)}
        </p>
      </header>
      {otherCurrencies.length > 0 && (
        <p className="mb-2 text-sm text-muted">
          {t('In {currency}. Sales in {others} are not added up here, but their orders are counted.', {
            currency: money.currency,
            others: otherCurrencies.join(', '),
          })}
        </p>
      )}
      {isWide && (
        <div className="relative min-h-60 flex-1">
          <AsyncBoundary loading={<div className="skeleton h-full" />}>
            <SalesChart days={days} />
          </AsyncBoundary>
        </div>
      )}
      {!isWide && <SalesBars days={days} />}
      <details className="-mb-2 text-[0.9375rem]">
        <summary className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline">
          Day by day
        </summary>
        <table className="w-full text-start tabular-nums">
          <ColumnHeads texts={[t('Day')]} figures={[t('Orders'), t('Sales')]} />
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 font-normal">
                  {day.day}
                </th>
                <td className="py-1.5 text-end">{day.orders}</td>
                <td className="py-1.5 text-end">{money.text(day.salesCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

const height = 60;
/** From one bar to the next. */
const step = 10;

/** Where there is no room for the chart, without its scripts; the table below has the figures. */
function SalesBars({ days }: { days: readonly SalesDay[] }) {
  const most = Math.max(1, ...days.map(({ salesCents }) => salesCents));
  return (
    <svg
      role="img"
      aria-label="A bar for the sales of each day; “Day by day” has the figures"
      viewBox={`0 0 ${step * days.length} ${height}`}
      preserveAspectRatio="none"
      className="mt-1 h-20 w-full border-b border-line fill-current text-accent"
    >
      {days.map(({ day, salesCents }, index) => {
        const bar = (height * salesCents) / most;
        return <rect key={day} x={step * index + 1} y={height - bar} width={step - 2} height={bar} />;
      })}
    </svg>
  );
}
