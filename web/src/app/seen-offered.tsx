import { useEffect, useState } from 'react';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import type { RecentlySeenProps } from '#features/recently-seen/recently-seen.tsx';
import { whenUsed } from '#lib/browser/when-used.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';

const RecentlySeen = lazyComponent(
  async () => (await import('#features/recently-seen/recently-seen.tsx')).RecentlySeen,
);

/** The books that were seen last, below a page that is used: until then nothing of it is loaded. */
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
