import { number, object } from 'yup';

// Alone, since the file of the orders' page needs no more of the export.

/** The code of a refusal: these days are saved in several files. */
export const inParts = 'in-parts';

/** What such a refusal carries as `details`. */
export const inPartsSchema = object({ parts: number().integer().min(2).required() });
