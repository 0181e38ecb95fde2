import { lazyComponent } from '#lib/lazy-component.tsx';

/** Apart, because the pages that list books have it in their file. */
export const LazyNotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);
