/** Where a page's test script stands, and where it tells of errors; the shop has neither address. */
export const scriptPath = '/test-script.js';
export const errorsPath = '/test-errors';

/** An attribute that the driver finds a file field by. */
export const fileMark = 'data-test-file';
