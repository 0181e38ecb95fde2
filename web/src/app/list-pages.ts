import type { RenderedPage } from './rendered-page.ts';
import { authorPage } from './routes/author-route.tsx';
import { browsePage, categoryPage } from './routes/browse-route.tsx';
import { searchPage } from './routes/search-route.tsx';

/** The pages that list books, which are loaded together. */
export const listPages: Record<'author' | 'browse' | 'category' | 'search', RenderedPage> = {
  author: authorPage,
  browse: browsePage,
  category: categoryPage,
  search: searchPage,
};
