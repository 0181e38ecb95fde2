import { number, object } from 'yup';

// A file of its own: the orders' page needs no more of the export.

/** Error code: these days have to be saved in several files. */
export const inParts = 'in-parts';

/** The `details` of that error. */
export const inPartsSchema = object({ parts: number().integer().min(2).required() });
