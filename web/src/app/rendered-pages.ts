import { bookPage } from './routes/book-route.tsx';
import { homePage } from './routes/home-route.tsx';

/** The pages that the server renders and a browser hydrates. firebase.json must send their addresses to `pages`. */
export const renderedPages = [homePage, bookPage];
