import { printedIsbn } from '@bookstore/functions/shared/book/isbn';
import { may, type Role } from '@bookstore/functions/shared/people/roles';
import { dashboardPaths } from '#config/dashboard-paths.ts';

/** Whether a text looks like an e-mail, a phone number or an order's number, by which orders are found. */
export function looksLikeOrder(text: string): boolean {
  if (text.includes('@')) return true;
  if (printedIsbn(text)) return false;
  if (/^[\d\s()+./-]+$/.test(text)) return text.replace(/\D/g, '').length >= 6;
  const number = text.replace(/[\s-]/g, '');
  // A title of eight letters is none.
  return /^[0-9a-z]{8}$/i.test(number) && /\d/.test(number);
}

/** The page with everything that a text finds, among what a role includes. */
export function searchTarget(text: string, role: Role): string {
  const [books, orders] = [dashboardPaths.findBooks(text), dashboardPaths.findOrders(text)];
  if (!may(role, 'orders')) return books;
  return looksLikeOrder(text) || !may(role, 'catalogue') ? orders : books;
}
