import { lazyComponent } from '#lib/lazy-component.tsx';

/** Lazy: its code is in the file of the pages that list books, which most pages do without. */
export const LazyNotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);
