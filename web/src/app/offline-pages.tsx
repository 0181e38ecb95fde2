import { lazyComponent } from '#lib/lazy-component.tsx';

// Only loaded without a connection: the service worker keeps its file from the start.
const KeptPages = lazyComponent(async () => (await import('./kept-pages.tsx')).KeptPages);

/** Stands below the failure of a whole page while there is no connection. */
export const offlinePages = <KeptPages />;
