import type { RenderedPage } from './rendered-page.ts';
import { aboutPage } from './routes/about-route.tsx';
import { authorPage } from './routes/author-route.tsx';
import { bookPage } from './routes/book-route.tsx';
import { browsePage, categoryPage } from './routes/browse-route.tsx';
import { homePage } from './routes/home-route.tsx';
import { privacyPage } from './routes/privacy-route.tsx';
import { searchPage } from './routes/search-route.tsx';
import { termsPage } from './routes/terms-route.tsx';

/** The pages that the server renders and a browser hydrates. firebase.json must send their addresses to `pages`. */
export const renderedPages: RenderedPage[] = [
  homePage,
  bookPage,
  searchPage,
  browsePage,
  categoryPage,
  authorPage,
  aboutPage,
  privacyPage,
  termsPage,
];
