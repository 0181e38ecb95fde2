import type { Book } from '../../../functions/src/shared/book.ts';

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
  isGone: boolean;
}

/** What a shopper asks for; `cents` is the total that they saw. */
export interface Wish {
  books: number[];
  cents: number;
  phone: string;
}

/** What a database should keep: documents in the order of their ids, instants as ISO texts. */
export interface State {
  books: Record<string, unknown>[];
  orders: Record<string, unknown>[];
  figures: Figures;
}

export interface Expected {
  status: number;
  body: unknown;
}

/** What is counted, relative to how the shop was before. */
export interface Figures {
  books: number;
  trendingBooks: number;
  orders: number;
  salesCents: number;
}

/** 1230 → '12.30'. */
export function amount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function toBook({ id, author, createdAt, ...fields }: ModelBook): Book {
  const { title, description, category, trending, oldCents, newCents, coverImage } = fields;
  return {
    _id: id,
    title,
    description,
    category,
    ...(author === '' ? {} : { author }),
    coverImage,
    newPrice: Number(amount(newCents)),
    oldPrice: Number(amount(oldCents)),
    trending,
    createdAt,
  };
}

/** What every order of the model says about who gets the parcel. */
export const contact = {
  name: 'Nora Field',
  address: { street: '2 Quay Street', city: 'Galway', country: 'Ireland', state: 'Connacht', zipcode: 'H91' },
};
