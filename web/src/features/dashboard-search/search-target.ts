import { printedIsbn } from '@bookstore/functions/shared/book/isbn';
import { may, type Role } from '@bookstore/functions/shared/people/roles';
import { dashboardPaths } from '#config/dashboard-paths.ts';

/** Orders are found by e-mail, phone number or order number. */
export function looksLikeOrder(text: string): boolean {
  if (text.includes('@')) return true;
  if (printedIsbn(text)) return false;
  if (/^[\d\s()+./-]+$/.test(text)) return text.replace(/\D/g, '').length >= 6;
  const number = text.replace(/[\s-]/g, '');
  // Not a title of eight letters.
  return /^[0-9a-z]{8}$/i.test(number) && /\d/.test(number);
}

export function searchTarget(text: string, role: Role): string {
  const [books, orders] = [dashboardPaths.findBooks(text), dashboardPaths.findOrders(text)];
  if (!may(role, 'orders')) return books;
  return looksLikeOrder(text) || !may(role, 'catalogue') ? orders : books;
}
