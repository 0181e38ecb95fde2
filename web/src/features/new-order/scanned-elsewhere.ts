import type { KeyboardEvent } from 'react';
import { isScanned } from './find-books.ts';

/**
 * A scanner types into the field that has the focus, and Enter behind it: such a field loses the number again.
 * @returns the ISBN, where that was so
 */
export function scannedElsewhere({ key, target }: KeyboardEvent): string | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key !== 'Enter' || !isField) return undefined;
  const { value } = target;
  // At its end, or where it was clicked at: before what stood there.
  const isbn = [value.slice(-13), value.slice(0, 13)].find(isScanned);
  if (!isbn) return undefined;
  // React hears of it only from the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, value.replace(isbn, ''));
  target.dispatchEvent(new Event('input', { bubbles: true }));
  return isbn;
}
