import { may, type Role } from '@bookstore/functions/shared/people/roles';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { searchTarget } from './search-target.ts';

export interface KindFound {
  count: number;
  first: string | undefined;
}

export interface Results {
  text: string;
  books?: KindFound;
  orders?: KindFound;
}

/** How long Enter waits for results, in milliseconds. */
export const longestWait = 1500;

/** Shorter texts are not searched for while typing. */
export const shortestSearch = 2;

export const nothing: KindFound = { count: 0, first: undefined };

/** The only result, or else the list of all; undefined while results are still loading. */
export function foundTarget(text: string, role: Role, results: Results): string | undefined {
  if (text.length < shortestSearch) return searchTarget(text, role);
  const current: Results = results.text === text ? results : { text };
  const books = may(role, 'catalogue') ? current.books : nothing;
  const orders = may(role, 'orders') ? current.orders : nothing;
  if (!books || !orders) return undefined;
  if (books.count + orders.count === 1) return books.first ?? orders.first;
  if (books.count === 0 && orders.count > 0) return dashboardPaths.findOrders(text);
  if (orders.count === 0 && books.count > 0) return dashboardPaths.findBooks(text);
  return searchTarget(text, role);
}
