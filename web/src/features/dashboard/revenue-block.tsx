import { Suspense } from 'react';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { useWideScreen } from './use-wide-screen.ts';

const RevenueChart = lazyComponent(async () => (await import('./revenue-chart.tsx')).default);

/** 'The number of orders per month': small screens neither show nor load the chart. */
export function RevenueBlock() {
  const isWide = useWideScreen();
  if (!isWide) return null;
  return (
    <section
      aria-labelledby="revenue-title"
      className="rounded-card border border-line p-4 md:col-span-2 lg:col-span-1"
    >
      <h3 id="revenue-title" className="mb-2 font-sans! text-sm font-medium! tracking-normal!">
        The number of orders per month
      </h3>
      <Suspense fallback={<div className="skeleton h-56" />}>
        <RevenueChart />
      </Suspense>
    </section>
  );
}
