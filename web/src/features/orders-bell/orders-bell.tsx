import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { BellIcon } from '#components/icons/dashboard-icons.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { whenUsed } from '#lib/browser/when-used.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const ToPackCount = lazyComponent(async () => (await import('./to-pack-count.tsx')).ToPackCount);

/** Links to the orders to pack and counts them, live, once the page is used: the database's code is heavy. */
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
