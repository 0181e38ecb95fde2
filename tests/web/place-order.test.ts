import { expect, it, vi } from 'vitest';
import { makeBook, makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';

type Checkout = typeof import('../../web/src/features/checkout/place-order.ts');

/** The page as it is after a reload: it knows only what local storage tells it. */
async function openPage(): Promise<Checkout> {
  vi.resetModules();
  return import('../../web/src/features/checkout/place-order.ts');
}

const [emma, kim, dracula] = [makeBook(), makeBook(), makeBook()];
const request = makeOrderRequest([emma, kim]);
const ids = request.productIds;

function keyReused(orderId: string): Response {
  const error = { code: 'idempotency-key-reused', message: 'Placed', details: { orderId } };
  return json({ error }, 422);
}

/** Sends an order whose answer is lost on its way. */
async function loseAnswer(page: Checkout): Promise<void> {
  answerFetch(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(page.placeOrder('ada', request)).rejects.toMatchObject({ failure: 'FETCH_ERROR' });
}

it('An order whose answer was lost is sent again with the same key, also after a reload', async () => {
  const keys: (string | null)[] = [];
  const page = await openPage();
  answerFetch(({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  await expect(page.placeOrder('ada', request)).rejects.toThrow();
  answerFetch(({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    return json({ productIds: ids });
  });
  const outcome = await (await openPage()).placeOrder('ada', request);
  expect(outcome).toMatchObject({ bookIds: ids, order: { productIds: ids } });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('A changed order after a lost answer shows the order that was placed first', async () => {
  await loseAnswer(await openPage());
  answerFetch(() => keyReused('first'));
  const more = makeOrderRequest([emma, kim, dracula], { phone: '1' });
  const outcome = await (await openPage()).placeOrder('ada', more);
  // Dracula was not in the first order: it stays in the cart.
  expect(outcome).toEqual({ bookIds: ids });
});

it('An order of the same books is no retry after some minutes', async () => {
  await loseAnswer(await openPage());
  const sent = answerFetch(() => json({ productIds: ids }, 201));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
  const page = await openPage();
  const key = localStorage.getItem('order-attempt');
  await page.placeOrder('ada', request);
  expect(key).not.toContain(sent[0]?.headers.get('idempotency-key'));
});

it.each([
  ['another order', { productIds: [kim._id] }, true],
  ['an earlier order of the same books', { createdAt: '2026-01-01T12:00:00.000Z' }, true],
  ['the order itself', {}, false],
])('A lost answer matters until the shopper has seen %s: case %#', async (_, fields, isRetry) => {
  await loseAnswer(await openPage());
  const key = JSON.parse(localStorage.getItem('order-attempt') ?? '').key;
  vi.resetModules();
  const { endSeenAttempt } = await import('../../web/src/entities/order/order-attempt.ts');
  const order = makeOrder([kim, emma], { createdAt: new Date().toISOString(), ...fields });
  const seen = { ...order, productIds: [...ids].reverse(), ...fields };
  expect(endSeenAttempt('grace', [seen])).toEqual([]);
  expect(endSeenAttempt('ada', [seen])).toEqual(isRetry ? [] : ids);
  const sent = answerFetch(() => json({ productIds: ids }, 201));
  await (await openPage()).placeOrder('ada', request);
  expect(sent[0]?.headers.get('idempotency-key') === key).toBe(isRetry);
});

it('The books of an order that is seen at last leave the cart', async () => {
  await loseAnswer(await openPage());
  const { addToCart, isInCart } = await import('../../web/src/features/cart/cart-store.ts');
  const { settleAttempt } = await import('../../web/src/app/settle-attempt.ts');
  for (const book of [emma, dracula]) addToCart(book);
  const createdAt = new Date().toISOString();
  settleAttempt('ada', [makeOrder([emma, kim], { createdAt, productIds: ids })]);
  expect([emma, dracula].map(({ _id }) => isInCart(_id))).toEqual([false, true]);
});

it('A lost answer does not affect another order, another shopper or the next order', async () => {
  const page = await openPage();
  await loseAnswer(page);
  const sent = answerFetch(() => json({ productIds: [] }, 201));
  await page.placeOrder('ada', makeOrderRequest([dracula]));
  await loseAnswer(page);
  answerFetch(() => json({}, 500));
  await expect(page.placeOrder('ada', request)).rejects.toThrow();
  const others = answerFetch(() => json({ productIds: [] }, 201));
  await page.placeOrder('grace', request);
  await page.placeOrder('grace', request);
  const keys = [...sent, ...others].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
});

async function begun(): Promise<string> {
  vi.resetModules();
  const { payOnline } = await import('../../web/src/features/checkout/pay-online.ts');
  const sent = answerFetch(() => json({ _id: 'one', state: 'open', url: '#paid-there' }, 201));
  await payOnline('ada', request);
  return sent[0]?.headers.get('idempotency-key') ?? '';
}

it.each([
  ['with another one are another order', [emma, kim, dracula], false],
  ['alone are the same order', [kim, emma], true],
])('Books that are paid online %s', async (_, books, isSame) => {
  const key = await begun();
  const sent = answerFetch(() => json({ productIds: ids }, 201));
  await (await openPage()).placeOrder('ada', makeOrderRequest(books));
  expect(sent[0]?.headers.get('idempotency-key') === key).toBe(isSame);
});

it.each([
  ['paid', [dracula._id]],
  ['deciding', [dracula._id]],
  ['open', [emma._id, kim._id, dracula._id]],
])(
  'Books that are %s leave the cart, also of a shopper who never came back: case %#',
  async (state, left) => {
    await begun();
    const { addToCart, cart, idsOf } = await import('../../web/src/features/cart/cart-store.ts');
    const { settlePayment } = await import('../../web/src/app/settle-attempt.ts');
    for (const book of [emma, kim, dracula]) addToCart(book);
    answerFetch(() => json({ _id: 'one', state, bookIds: ids }));
    await settlePayment('grace');
    await settlePayment('ada');
    expect(idsOf(cart.get())).toEqual(left);
  },
);

it('A refused order has a new key with the next try', async () => {
  const page = await openPage();
  const refused = answerFetch(() => refusal(409, 'The total is not what the books cost now'));
  await expect(page.placeOrder('ada', request)).rejects.toMatchObject({ failure: 409 });
  const sent = answerFetch(() => json({ productIds: ids }, 201));
  await page.placeOrder('ada', request);
  const keys = [...refused, ...sent].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

it.each([401, 403])('An order keeps its key when the caller was refused with %s', async (status) => {
  const page = await openPage();
  const refused = answerFetch(() => refusal(status, 'Sign in first'));
  await expect(page.placeOrder('ada', request)).rejects.toThrow();
  const sent = answerFetch(() => json({ productIds: ids }, 201));
  await page.placeOrder('ada', request);
  expect(sent[0]?.headers.get('idempotency-key')).toBe(refused[0]?.headers.get('idempotency-key'));
});

it('A conflict names the present prices and the missing books', async () => {
  const { conflictOf } = await openPage();
  const { ApiError } = await import('../../web/src/lib/api.ts');
  const conflict = {
    missing: ['kim'],
    books: [{ bookId: 'emma', title: 'Emma', newPrice: 7.5 }],
    totalPrice: '7.50',
  };
  const failed = (details: unknown) =>
    new ApiError(409, 'Changed', { error: { code: 'total-changed', message: 'Changed', details } });
  expect(conflictOf(failed(conflict))).toEqual(conflict);
  expect(conflictOf(failed({ missing: 'kim' }))).toBeUndefined();
  expect(conflictOf(new TypeError('Failed to fetch'))).toBeUndefined();
});
