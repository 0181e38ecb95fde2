import { useEffect, useState } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import type { RecentlySeenProps } from '#features/recently-seen/recently-seen.tsx';
import { whenUsed } from '#lib/browser/when-used.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const RecentlySeen = lazyComponent(
  async () => (await import('#features/recently-seen/recently-seen.tsx')).RecentlySeen,
);

/** The recently viewed books; nothing is loaded before the page is used. */
export function SeenOffered(props: RecentlySeenProps) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => whenUsed(() => setUsed(true)), []);
  return (
    isUsed && (
      <AsyncBoundary loading={null}>
        <RecentlySeen {...props} />
      </AsyncBoundary>
    )
  );
}
