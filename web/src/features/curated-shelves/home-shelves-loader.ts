import type { ListedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { type ComponentType, createContext } from 'react';
import { lazyComponent } from '#lib/lazy-component.tsx';

interface HomeShelvesProps {
  shelves: readonly ListedShelf[];
}

/** Browsers load its code where the shop has shelves; the server, which cannot wait, brings it along. */
export const HomeShelvesContext = createContext<ComponentType<HomeShelvesProps>>(
  lazyComponent(async () => (await import('./home-shelves.tsx')).HomeShelves),
);
