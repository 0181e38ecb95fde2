import { listPages } from './list-pages.ts';
import type { RenderedPage } from './rendered-page.ts';
import { aboutPage } from './routes/about-route.tsx';
import { bookPage } from './routes/book-route.tsx';
import { homePage } from './routes/home-route.tsx';
import { privacyPage } from './routes/privacy-route.tsx';
import { termsPage } from './routes/terms-route.tsx';

/** The pages that the server renders and a browser hydrates. firebase.json must send their addresses to `pages`. */
export const renderedPages: RenderedPage[] = [
  homePage,
  bookPage,
  ...Object.values(listPages),
  aboutPage,
  privacyPage,
  termsPage,
];
