import type { KeyboardEvent } from 'react';
import { isScanned } from './find-books.ts';

/**
 * A scanner types into the field that has the focus, and Enter behind it: such a field loses the number again.
 * @returns the ISBN, where that was so
 */
export function scannedElsewhere({ key, target }: KeyboardEvent): string | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key !== 'Enter' || !isField) return undefined;
  const isbn = target.value.slice(-13);
  if (!isScanned(isbn)) return undefined;
  // React hears of it only from the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, target.value.slice(0, -13));
  target.dispatchEvent(new Event('input', { bubbles: true }));
  return isbn;
}
