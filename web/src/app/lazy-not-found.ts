import { lazyComponent } from '#lib/lazy-component.tsx';

/** Lazy: it shares a file with the pages that list books, which most pages do without. */
export const LazyNotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);
