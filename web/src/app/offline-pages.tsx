import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { lazyComponent } from '#lib/lazy-component.tsx';

// Loaded only offline: the service worker keeps its file from the start.
const KeptPages = lazyComponent(async () => (await import('./kept-pages.tsx')).KeptPages);

/** Below the failure of a whole page while there is no connection; needs the service worker. */
export const offlinePages = (
  <AsyncBoundary loading={null}>
    <KeptPages />
  </AsyncBoundary>
);
