import { isMisprinted } from '@bookstore/functions/shared/book/isbn';
import type { FormValues } from '#lib/form-values.ts';

// An ISBN printed with a wrong check digit is accepted once confirmed in the form, until it is changed there.

export const isbnConfirmed = 'isbnAsPrinted';

export function isbnConfirmation({ isbn }: { isbn?: string | undefined }): FormValues {
  return { [isbnConfirmed]: isMisprinted(isbn) };
}

export function isbnContext(values: FormValues): { isbnAsPrinted: boolean } {
  return { isbnAsPrinted: values[isbnConfirmed] === true };
}

/** Adds the confirmation to the body where its ISBN needs one. */
export function withPrintedIsbn<Body extends { isbn?: string | null | undefined }>(
  body: Body,
): Body & { isbnAsPrinted?: boolean } {
  return isMisprinted(body.isbn) ? { ...body, isbnAsPrinted: true } : body;
}
