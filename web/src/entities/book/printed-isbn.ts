import { isMisprinted } from '@bookstore/functions/shared/book/isbn';
import type { FormValues } from '#lib/form-values.ts';

// An ISBN that is printed with a wrong check digit is taken when the shopkeeper has confirmed it in the form: until it is
// changed there, as one that the shop has already is.

/** The value of a form that says so. */
export const isbnConfirmed = 'isbnAsPrinted';

/** The confirmation in the first values of a form. */
export function isbnConfirmation({ isbn }: { isbn?: string | undefined }): FormValues {
  return { [isbnConfirmed]: isMisprinted(isbn) };
}

/** What the validity of an ISBN in a form depends on, beside it. */
export function isbnContext(values: FormValues): { isbnAsPrinted: boolean } {
  return { isbnAsPrinted: values[isbnConfirmed] === true };
}

/** What is sent of a book, with the word that its ISBN was confirmed where it needs one. */
export function withPrintedIsbn<Body extends { isbn?: string | null | undefined }>(
  body: Body,
): Body & { isbnAsPrinted?: boolean } {
  return isMisprinted(body.isbn) ? { ...body, isbnAsPrinted: true } : body;
}
