import { expect, type Page } from '@playwright/test';
import { collection } from '../../functions/src/platform/collections.ts';
import type { Book, BookEdit } from '../../functions/src/shared/book/book.ts';
import type { Order, OrderStepRequest } from '../../functions/src/shared/order/order.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { type SignedInShopper, signInAdmin } from '../api/accounts.ts';
import { type Answer, call } from '../api/shop-api.ts';
import { shopAddress } from '../emulators/project.ts';
import { demoBooks } from '../fixtures/demo-shop/books.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { makePicture } from '../fixtures/pictures.ts';
import { delivered, orderCurrency } from './tested-shop.ts';

let token: Promise<string> | undefined;

/** Of an admin session that all tests of a worker share. */
export function adminToken(): Promise<string> {
  token ??= signInAdmin();
  return token;
}

export async function callAsAdmin(method: string, path: string, body?: object) {
  const answer = await call(method, path, { token: await adminToken(), body });
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Warms up the calls of the overview, which take long the first time. */
export async function readOverview(): Promise<void> {
  for (const path of ['/api/admin', '/api/admin/sales', '/api/settings']) await callAsAdmin('GET', path);
}

export function demoBook(id: string): Book {
  const book = demoBooks.find((candidate) => candidate.id === id);
  if (!book) throw new Error(`The demo shop has no book '${id}'`);
  const { author, ...fields } = book;
  return { _id: id, ...fields, ...(author ? { author } : {}) };
}

export function newTitle(): string {
  return `A Test of Paper ${crypto.randomUUID().slice(0, 8)}`;
}

/** A book of the calling test alone, in a category that home's filter does not offer. */
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

export async function deleteByIsbn(isbn: string): Promise<void> {
  const holder = await collection('isbns').doc(isbn).get();
  if (holder.exists) await callAsAdmin('DELETE', `/api/books/${String(holder.get('bookId'))}`);
}

/** The shop's lists may be some seconds old. The title must end with a unique word. */
export async function untilListed({ _id, title }: Book): Promise<void> {
  const query = new URLSearchParams({ q: title.split(' ').at(-1) ?? title, literal: '1' });
  for (const path of ['/api/catalogue', '/search']) {
    const listed = async () => (await fetch(`${shopAddress}${path}?${query}`)).text();
    await expect.poll(listed).toContain(_id);
  }
}

/** As from a shopper who has seen the totals of the shop under test. */
function asTestedShopSells(request: OrderRequest): OrderRequest {
  const { country = '' } = request.address;
  return { ...request, ...orderCurrency, totalPrice: delivered(request.totalPrice, country) };
}

export async function placeOrderOf(
  shopper: SignedInShopper,
  ...request: Parameters<typeof makeOrderRequest>
): Promise<Order> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = asTestedShopSells(makeOrderRequest(...request));
  const answer = await call('POST', '/api/orders', { token: shopper.token, headers, body });
  expect(answer.status).toBe(201);
  return answer.body;
}

export async function stepOrder(
  { _id }: Pick<Order, '_id'>,
  step: Partial<OrderStepRequest> & Pick<OrderStepRequest, 'from' | 'to'>,
): Promise<void> {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const token = await adminToken();
  const answer = await call('POST', `/api/orders/${_id}/status`, { token, headers, body: step });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

export async function ordersOf({ email, token }: SignedInShopper): Promise<Answer['body']> {
  const { status, body } = await call('GET', `/api/orders/email/${encodeURIComponent(email)}`, { token });
  expect(status).toBe(200);
  return body;
}

/** By way of the books' pages; the cart must have none of them yet. */
export async function putIntoCart(page: Page, ...books: readonly Book[]): Promise<void> {
  const cart = page.getByRole('link', { name: /^Cart, books: \d/ });
  for (const { _id, title } of books) {
    await page.goto(`/books/${_id}`);
    const count = Number.parseInt(await cart.innerText(), 10);
    await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
    await expect(cart).toHaveAccessibleName(`Cart, books: ${count + 1}`);
  }
}

/** As a shopkeeper would choose it for a cover: a real PNG, 700 by 1050 pixels. */
export async function pictureFile(name = 'Café Cover (1).png') {
  return { name, mimeType: 'image/png', buffer: await makePicture('png', 700, 1050) };
}
