import type { Book } from '@bookstore/functions/shared/book/book';
import { asOnCard } from '@bookstore/functions/shared/book/card';
import { picked } from '@bookstore/functions/shared/values/picked';

/** What a list shows of a book, and a cart stores. */
const listed = [
  ...(['_id', 'title', 'series', 'seriesNumber', 'author', 'category', 'coverImage'] as const),
  ...(['newPrice', 'oldPrice', 'stockLeft', 'condition', 'whenSoldOut'] as const),
  ...(['appearsOn', 'rating', 'pages'] as const),
];

/** What a rendered page carries of a book, so that it stays small. */
export const inList = (book: Book): Book => ({
  ...picked(book, listed),
  description: '',
  trending: false,
  createdAt: '',
});

/** With as much of the description as a card shows. */
export const inCard = (book: Book): Book => ({ ...inList(book), description: asOnCard(book).description });
