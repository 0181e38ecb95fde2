/** The event on the document that says that React handles the page's events now. */
export const appReady = 'app-ready';
