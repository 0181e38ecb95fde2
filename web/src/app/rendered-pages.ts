import type { RenderedPages } from './router.tsx';
import { BookRoute } from './routes/book-route.tsx';
import { HomeRoute } from './routes/home-route.tsx';

/** For the server, and for a browser that takes over what the server rendered. */
export const renderedPages: RenderedPages = { HomeRoute, BookRoute };
