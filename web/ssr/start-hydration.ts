import { browserIdle, startApp } from './start-app.ts';

// The inline script of a rendered page, so that no use precedes it. The page is readable without JavaScript, so the app
// loads when the browser is idle or the page is used. Started at once, it delayed a book page's largest content from
// 1.07 s to 1.65 s (npm run bench -- pages).

void startApp(browserIdle());
