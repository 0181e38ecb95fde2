import type { KeyboardEvent } from 'react';
import { isScanned } from './find-books.ts';

/**
 * A scanner types into the focused field, followed by Enter: the number is removed from that field again.
 * @returns the ISBN, if one was scanned
 */
export function scannedElsewhere({ key, target }: KeyboardEvent): string | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (key !== 'Enter' || !isField) return undefined;
  const { value } = target;
  // Scanned at the end, or, after a click at the start, before the earlier text.
  const isbn = [value.slice(-13), value.slice(0, 13)].find(isScanned);
  if (!isbn) return undefined;
  // React only notices the setter of the element's class.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
  set?.call(target, value.replace(isbn, ''));
  target.dispatchEvent(new Event('input', { bubbles: true }));
  return isbn;
}
