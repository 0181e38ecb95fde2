/** The event by which the document learns that React has begun to listen. */
export const appReady = 'app-ready';
