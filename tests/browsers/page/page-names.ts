/** The test script's address, and the one to which it reports errors; the shop has neither. */
export const scriptPath = '/test-script.js';
export const errorsPath = '/test-errors';

/** By which the driver finds a file field. */
export const fileMark = 'data-test-file';
