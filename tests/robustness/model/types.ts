import type { Book } from '../../../functions/src/shared/book.ts';
import type { Counters } from '../../../functions/src/stats/counter-store.ts';

/** What the admin types for a book. */
export interface Fields {
  title: string;
  description: string;
  category: Book['category'];
  trending: boolean;
  oldCents: number;
  newCents: number;
  coverImage: string;
}

export interface ModelBook extends Fields {
  id: string;
  author: string;
  createdAt: string;
  firstCents: number;
  /** The ETag that was answered last. */
  version: string;
  isDeleted: boolean;
}

/** What a shopper orders: books by their number, and the total that they saw. */
export interface Cart {
  books: number[];
  cents: number;
  phone: string;
}

/** What the database should keep: documents in the order of their ids, instants as ISO texts. */
export interface State {
  books: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  counters: Counters;
}

export interface Expected {
  status: number;
  body: unknown;
}

/** 1230 → '12.30'. */
export function amount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function byId<T extends { _id?: unknown }>(rows: readonly T[]): T[] {
  return rows.toSorted((one, other) => (String(one._id) < String(other._id) ? -1 : 1));
}

/** Who gets the parcel in every order of the model. */
export const contact = {
  name: 'Nora Field',
  address: { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: 'Connacht', zipcode: 'H91' },
};
