import type { Book } from '@bookstore/functions/shared/book/book';
import { asOnCard } from '@bookstore/functions/shared/book/card';
import { picked } from '@bookstore/functions/shared/values/picked';

/** What of a book a list shows, and a cart stores. */
const listed = [
  ...(['_id', 'title', 'series', 'seriesNumber', 'author', 'category', 'coverImage'] as const),
  ...(['newPrice', 'oldPrice', 'stockLeft', 'condition', 'whenSoldOut'] as const),
  ...(['appearsOn', 'rating', 'pages'] as const),
];

/** What of a book a rendered page carries, so that it stays small. */
export const inList = (book: Book): Book => ({
  ...picked(book, listed),
  description: '',
  trending: false,
  createdAt: '',
});

/** The same with as much of its description as a card shows. */
export const inCard = (book: Book): Book => ({ ...inList(book), description: asOnCard(book).description });
