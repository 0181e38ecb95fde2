import { browserIdle, startApp } from './start-app.ts';

// The first script of a rendered page, which stands inside its HTML, so that no use of the page comes before it. The
// page needs no JavaScript to be read, so that the app loads when the browser is idle, or as soon as the visitor uses
// it. Started at once, it made a book page's largest content wait for 1.65 s instead of 1.07 s (npm run bench --
// pages).

void startApp(browserIdle());
