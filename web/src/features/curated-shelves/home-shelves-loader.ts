import type { ListedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { type ComponentType, createContext } from 'react';
import { lazyComponent } from '#lib/lazy-component.tsx';

interface HomeShelvesProps {
  shelves: readonly ListedShelf[];
}

/** Shows the shelves of home. Browsers load its code where there are any; the server, which cannot wait, brings it along. */
export const HomeShelvesContext = createContext<ComponentType<HomeShelvesProps>>(
  lazyComponent(async () => (await import('./home-shelves.tsx')).HomeShelves),
);
