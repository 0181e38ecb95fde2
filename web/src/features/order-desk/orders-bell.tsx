import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { AsyncBoundary } from '#components/async-boundary.tsx';
import { BellIcon } from '#components/dashboard-icons.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { whenUsed } from '#lib/when-used.ts';

const ToPackCount = lazyComponent(async () => (await import('./to-pack-count.tsx')).ToPackCount);

/** The header's bell leads to the orders to pack and counts them, live, once the page is used: the database's code is heavy. */
export function OrdersBell() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  return (
    <Link
      to={dashboardPaths.ordersToPack}
      title="Orders to pack"
      className="relative grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
    >
      <BellIcon />
      <span className="sr-only">Notifications</span>
      {isUsed && (
        <AsyncBoundary loading={null}>
          <ToPackCount />
        </AsyncBoundary>
      )}
    </Link>
  );
}
