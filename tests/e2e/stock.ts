import type { Page } from '@playwright/test';
import type { Book, BookEdit } from '../../functions/src/shared/book.ts';
import { signInAdmin } from '../api/accounts.ts';
import { type Answer, call } from '../api/shop-api.ts';
import { expect } from './shop-test.ts';

let adminToken: Promise<string> | undefined;

async function callAsAdmin(method: string, path: string, body?: object) {
  adminToken ??= signInAdmin();
  const answer = await call(method, path, { token: await adminToken, body });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A title that no other book has. */
export function newTitle(): string {
  return `A Test of Paper ${crypto.randomUUID().slice(0, 8)}`;
}

/** Adds a book that only the calling test knows, in a category that home's filter does not offer. */
export async function addBook(fields: Partial<BookEdit> = {}): Promise<Book> {
  const { body } = await callAsAdmin('POST', '/api/books/create-book', {
    title: newTitle(),
    description: 'How a sheet is made, pressed and dried.',
    category: 'technology',
    oldPrice: 20,
    newPrice: 12.3,
    ...fields,
  });
  return body.book;
}

export async function editBook(book: Book, edit: Partial<BookEdit>): Promise<void> {
  const { title, description, category, trending, oldPrice, newPrice } = { ...book, ...edit };
  await callAsAdmin('PUT', `/api/books/edit/${book._id}`, {
    title,
    description,
    category,
    trending,
    oldPrice,
    newPrice,
  });
}

export async function deleteBook({ _id }: Book): Promise<void> {
  await callAsAdmin('DELETE', `/api/books/${_id}`);
}

/** A shopper's orders, as the API tells them. */
export async function ordersOf({ email, token }: { email: string; token: string }): Promise<Answer['body']> {
  const { status, body } = await call('GET', `/api/orders/email/${encodeURIComponent(email)}`, { token });
  expect(status).toBe(200);
  return body;
}

/** Opens each book's page and puts it into the cart. */
export async function putIntoCart(page: Page, ...books: readonly Book[]): Promise<void> {
  for (const { _id, title } of books) {
    await page.goto(`/books/${_id}`);
    await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
    await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  }
}
