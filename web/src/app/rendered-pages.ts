import { bookPage } from './routes/book-route.tsx';
import { homePage } from './routes/home-route.tsx';

/** For the server, and for a browser that takes over what the server rendered. Hosting must lead to the pages function. */
export const renderedPages = [homePage, bookPage];
