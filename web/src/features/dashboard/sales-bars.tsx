import type { SalesDay } from '@bookstore/functions/shared/order/sales';

const height = 60;
/** From one bar to the next. */
const step = 10;

/** A bar for each day where there is no room for the chart, without its scripts; the table below says the same in figures. */
export function SalesBars({ days }: { days: readonly SalesDay[] }) {
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
