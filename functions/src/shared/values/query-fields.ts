import { boolean, number, string } from 'yup';
import { parseCursor } from './list-cursor.ts';

// Query parameters arrive as text, which the schema converts.

/** '' becomes undefined. */
export const queryString = (longest: number) =>
  string()
    .transform((given) => (given === '' ? undefined : given))
    .max(longest);

export const queryNumber = (label: string, highest: number) => {
  const message = `${label} must be a whole number from 1 to ${highest}`;
  return number()
    .transform((_, given) => (/^\d{1,10}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError(message)
    .min(1, message)
    .max(highest, message);
};

/** On when given as 1. */
export const queryChoice = (label: string) =>
  boolean()
    .transform((_, given) => (given === '1' ? true : given))
    .typeError(`${label} must be 1`);

/** As `cursorAfter` writes it. */
export const queryCursor = (message: string) =>
  string()
    .transform((given) => (given === '' ? undefined : given))
    .test('cursor', message, (after) => after === undefined || parseCursor(after) !== undefined);
