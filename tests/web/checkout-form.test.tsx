import type { OrderConflict } from '@bookstore/functions/shared/order/order-refusals';
import { recipientSchema } from '@bookstore/functions/shared/order/recipient';
import { changesOf, profileOf } from '@bookstore/functions/shared/shop/default-profile';
import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { wayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { dollars } from '@bookstore/functions/shared/values/money';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fetchLastRecipient,
  type Recipient,
  useKnownOf,
} from '../../web/src/entities/order/last-recipient.ts';
import { AuthProvider } from '../../web/src/features/auth/auth-provider.tsx';
import { keepDraft } from '../../web/src/features/checkout/checkout-draft.ts';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { confirmAddress, observeShopper, type Shopper } from '../../web/src/lib/firebase/auth.ts';
import { formValues } from '../../web/src/lib/form-values.ts';
import { makeBook, makeOrder, makeOrderRequest } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  checkbox,
  click,
  expectFocus,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  expectValue,
  fillIn,
  findNamed,
  link,
  named,
  press,
  renderRouted,
  soon,
  typeIn,
  user,
} from './on-screen.ts';
import { ada } from './signed-in.ts';

const onOrdered = vi.fn();
const onConflict = vi.fn();
const onLeaveOut = vi.fn();
const { name, phone, address } = makeOrderRequest();
const nora: Recipient = { name, phone, address };
const purchase = { bookIds: ['emma', 'kim'], toOrder: [], totalCents: 2150 };

const problems = wayProblems({}, { totalCents: 2150, isCollected: false, area: undefined }, dollars);

type Given = Partial<ComponentProps<typeof CheckoutForm>>;

const form = (given: Given) => (
  <CheckoutForm
    uid="ada"
    email="ada@example.com"
    purchase={purchase}
    rest={purchase}
    unavailable={null}
    problems={problems}
    onLeaveOut={onLeaveOut}
    onOrdered={onOrdered}
    onConflict={onConflict}
    onSessionEnded={vi.fn()}
    {...given}
  />
);

/** The checkout as it opens, also after a reload; `arrive` delivers the recipient of the last order. */
function show(given: Given = {}, shop: ShopChanges = {}) {
  const { rerender, unmount } = renderRouted(form(given), '/', shop);
  const become = (more: Given) => rerender(form({ ...given, ...more }));
  return { unmount, become, arrive: (lastRecipient: Recipient) => become({ lastRecipient }) };
}

const field = (label: string) => screen.getByLabelText(label);
const terms = () => checkbox(/^I agree to the/);
const button = () => named('button', 'Place an Order');
const ordered = () => answerFetch(json({ productIds: ['emma', 'kim'] }, 201));

async function order() {
  await click(terms());
  await click(button());
}

const expectFailure = (words: unknown) =>
  soon(showFailure).toHaveBeenCalledExactlyOnceWith('Failed to place an order', words);

it('Only the terms gate the order button', async () => {
  const sent = ordered();
  show();
  expect(button()).toBeDisabled();
  expect(button()).toHaveAccessibleDescription(/^Tick the box above first/);
  // Tab skips the disabled button and stops at the reason.
  await click(link(/^Tick the box above first/));
  expectFocus(terms());
  fillIn({ 'Full Name': 'Ada' });
  expect(button()).toBeDisabled();
  await click(terms());
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAccessibleDescription();
  await click(terms());
  expect(button()).toBeDisabled();
  fillIn({ 'Full Name': '' });
  await order();
  await soon(onOrdered).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

it("The form has a control for every field of the recipient, and shows the shopper's e-mail", async () => {
  show();
  const names = Object.entries(formValues(recipientSchema)).flatMap(([name, value]) =>
    typeof value === 'object' ? Object.keys(value).map((part) => `${name}.${part}`) : [name],
  );
  expect(names).toContain('address.city');
  for (const name of names) expect(document.querySelector(`[name="${name}"]`), name).toBeInTheDocument();
  await typeIn(field('Email Address'), 'x');
  expectValue(field('Email Address'), 'ada@example.com');
  expect(field('Phone Number')).toHaveAttribute('inputmode', 'tel');
});

it('The box for the country proposes names in the language of the shop, and takes any text', async () => {
  show({}, { locale: 'de-DE' });
  await click(field('Full Name'));
  const proposed = await screen.findByText((_, element) => element?.matches('[value=Deutschland]') === true);
  expect(proposed).toHaveAttribute('label', 'Germany, DE');
  const box = await findNamed('combobox', 'Country / Region');
  expect(proposed.parentElement).toHaveAttribute('id', box.getAttribute('list'));
  await typeIn(box, 'Deu');
  expectValue(box, 'Deu');
});

it('What is typed before it is known who is signed in stays, and is filled up with their draft', async () => {
  keepDraft('ada', { values: { name: 'Ada Reader', phone: '+15550100' }, settled: true });
  const { become } = show({ uid: '', email: '' });
  expectText('Loading...');
  fillIn({ 'Full Name': 'Ada Early' });
  await click(terms());
  expect(button()).toBeDisabled();
  become({ uid: 'ada', email: 'ada@example.com' });
  await soon(() => field('Phone Number')).toHaveValue('+15550100');
  expectValue(field('Full Name'), 'Ada Early');
  expectValue(field('Email Address'), 'ada@example.com');
  expect(terms()).toBeChecked();
  expect(button()).toBeEnabled();
  expectNoText('Loading...');
});

it('The form sends its fields with the ids, the total, the token and a key', async () => {
  const sent = ordered();
  show();
  fillIn({ 'Full Name': 'Ada Reader', 'Phone Number': '+15550100' });
  await user.type(field('Address / Street'), '1 Mill Lane{Enter}Flat 2');
  fillIn({ City: 'Cambridge', 'Country / Region': 'UK', 'State / Province': 'Cambs', Zipcode: 'CB2 1RX' });
  await order();
  await soon(onOrdered).toHaveBeenCalledOnce();
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/orders' });
  const place = { city: 'Cambridge', country: 'UK', state: 'Cambs', zipcode: 'CB2 1RX' };
  expect(sent[0]?.body).toEqual({
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '+15550100',
    address: { street: '1 Mill Lane\nFlat 2', ...place },
    productIds: ['emma', 'kim'],
    totalPrice: '21.50',
  });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it('A shopper is led to confirm the address, and the order goes on as soon as that is done', async () => {
  let isConfirmed = false;
  const sent = answerFetch(() =>
    isConfirmed
      ? json({ productIds: ['emma', 'kim'] }, 201)
      : refusal(403, 'Confirm it', undefined, 'address-not-confirmed'),
  );
  vi.mocked(confirmAddress).mockResolvedValueOnce(false);
  show();
  await order();
  await expectFailure(
    expect.stringContaining('the link in the mail that we have just sent to ada@example.com'),
  );
  vi.mocked(confirmAddress).mockImplementationOnce(async () => {
    isConfirmed = true;
    return true;
  });
  await click(button());
  await soon(onOrdered).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(3);
});

it.each([
  ['shop', /^One more step, as many orders wait/],
  ['account', /^One more step for more than 10 books/],
])('A shopper reads why the address is to be confirmed: too many copies of the %s', async (of, words) => {
  const details = { of, most: 10, held: 4, wanted: 7 };
  answerFetch(refusal(403, 'Confirm', details, 'address-not-confirmed'));
  vi.mocked(confirmAddress).mockResolvedValueOnce(false);
  show();
  await order();
  await expectFailure(expect.stringMatching(words));
});

it('The rest is ordered without the books that cannot be sold', async () => {
  const sent = answerFetch(json({ productIds: ['kim'] }, 201));
  show({ rest: { bookIds: ['kim'], toOrder: [], totalCents: 1200 }, unavailable: 'Gone: Emma' });
  expectText('Gone: Emma');
  const orderRest = named('button', 'Remove it and order the rest');
  expect(orderRest).toBeDisabled();
  await click(terms());
  await click(orderRest);
  await soon(onOrdered).toHaveBeenCalledOnce();
  expect(onLeaveOut).toHaveBeenCalledExactlyOnceWith(['emma']);
  expect(sent[0]?.body).toMatchObject({ productIds: ['kim'], totalPrice: '12.00' });
});

it('In a shop that has set a country whose law fixes its words, the button that orders says them', () => {
  const shop: ShopChanges = changesOf({ ...defaultSettings, country: 'IE' });
  show({ rest: { bookIds: ['kim'], toOrder: [], totalCents: 1200 } }, shop);
  expectShown('button', 'Order with obligation to pay');
  const rest = 'Remove it and order the rest with obligation to pay';
  expectShown('button', rest);
  expectNone('button', 'Place an Order');
  expect(profileOf({ ...defaultSettings, country: 'US' })).not.toHaveProperty('bindingOrder');
});

it('The zip code stands before the town where the country of the shop writes it so', () => {
  const namesIn = (country: string) => {
    const { unmount } = show({}, changesOf({ ...defaultSettings, country }));
    const names = [...document.querySelectorAll('[name^="address."]')].map((one) => one.getAttribute('name'));
    unmount();
    return names.map((name) => name?.replace('address.', '')).slice(1);
  };
  for (const country of ['', 'US', 'GB', 'IE'])
    expect(namesIn(country), country).toEqual(['city', 'country', 'state', 'zipcode']);
  for (const country of ['DE', 'FR', 'NL'])
    expect(namesIn(country), country).toEqual(['zipcode', 'city', 'country', 'state']);
});

const gone = { missing: ['emma'], books: [], totalPrice: '0.00' };
const dearer = { missing: [], books: [], totalPrice: '0.00' };
it.each<[string, () => Response, unknown, OrderConflict?, string?]>([
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
    expect.stringMatching(/^There is no connection .* nothing was ordered\. Your cart .* are kept/),
  ],
  ['a failure of the shop', () => json({}, 500), undefined],
  ['too many orders', () => refusal(429, 'Try again in 12 minutes'), 'Try again in 12 minutes'],
  ['a missing book', () => refusal(409, 'Gone: Emma', gone), 'Gone: Emma', gone],
  [
    'a changed price',
    () => refusal(409, 'The total is another one', dearer),
    'The total is another one. Emma: $10.50 → $12.50',
    dearer,
    'Emma: $10.50 → $12.50',
  ],
])('The failure says why, the cart is updated and the form stays: %s', async (...given) => {
  const [, answer, words, conflict, changes] = given;
  if (changes) onConflict.mockReturnValueOnce(changes);
  answerFetch(answer);
  show();
  fillIn({ City: 'Cambridge' });
  await order();
  await expectFailure(words);
  expect(onConflict.mock.calls).toEqual(conflict ? [[conflict]] : []);
  expect(onOrdered).not.toHaveBeenCalled();
  expectValue(field('City'), 'Cambridge');
  expect(button()).toBeEnabled();
});

it('What the order lacks is asked about once the terms are ticked, and never holds the order back', async () => {
  show();
  const hint = () => screen.getAllByRole('status').at(-1)?.textContent;
  expect(hint()).toBe('');
  await click(terms());
  expect(hint()).toMatch(
    /^There is no name, street, city or phone number yet, .* Is that right\? You can still order/,
  );
  expect(button()).toBeEnabled();
  fillIn({ 'Full Name': 'N', City: 'Galway', 'Phone Number': '1' });
  expect(hint()).toMatch(/^There is no street yet/);
  fillIn({ 'Address / Street': '1' });
  expect(hint()).toBe('');
});

it('The form is filled in from the last order and says so', () => {
  show({ lastRecipient: nora });
  expectValue(field('Full Name'), 'Nora Field');
  expectValue(field('Phone Number'), '0015550100');
  expectValue(field('Address / Street'), '2 Quay Street');
  expectValue(field('Zipcode'), 'H91');
  expectText('Filled in from your last order.');
  expect(terms()).not.toBeChecked();
});

it('The form keeps fields that were typed first, and mixes no address', () => {
  const { arrive } = show();
  expectNoText('Filled in from your last order.');
  fillIn({ City: 'Cork', 'Full Name': 'A' });
  arrive(nora);
  expectValue(field('City'), 'Cork');
  expectValue(field('Full Name'), 'A');
  expectValue(field('Address / Street'), '');
  expectValue(field('Phone Number'), '0015550100');
});

it('The form offers saved addresses, fills in the first, and brings back what was typed', async () => {
  const other = { ...nora, name: 'Ada Page', address: { ...nora.address, street: '5 Lime Avenue' } };
  show({ lastRecipient: nora, saved: [other, nora] });
  const choice = await findNamed('combobox', 'Deliver to');
  expect(choice).toHaveDisplayValue(/^Ada Page, 5 Lime Avenue/);
  expectValue(field('Address / Street'), '5 Lime Avenue');
  fillIn({ City: 'Cork' });
  expect(choice).toHaveDisplayValue('Another address');
  await user.selectOptions(choice, named('option', /^Nora Field/));
  expectValue(field('Address / Street'), '2 Quay Street');
  await user.selectOptions(choice, 'Another address');
  expect([field('Full Name'), field('City')].map((one) => one.getAttribute('value'))).toEqual([
    'Ada Page',
    'Cork',
  ]);
});

it('Clear empties the filled-in fields, keeps typed ones and is not undone by another fill', async () => {
  const { arrive } = show({ lastRecipient: nora });
  fillIn({ City: 'Cork' });
  await press('Clear what was filled in');
  expectValue(field('City'), 'Cork');
  for (const label of ['Full Name', 'Phone Number', 'Address / Street', 'Zipcode'])
    expectValue(field(label), '');
  expectFocus(field('Full Name'));
  arrive({ ...nora });
  expectValue(field('Full Name'), '');
  expectNone('button', /^Clear/);
});

it('The last recipient is that of the newest order, the only one that is read, and not that of the next shopper', async () => {
  const sent = answerFetch(({ path }) => json(path.includes('ada') ? [makeOrder([], { name: 'Nora' })] : []));
  const { result, rerender } = renderHook((email) => useKnownOf(email, fetchLastRecipient), {
    initialProps: 'ada@example.com',
  });
  expect(result.current).toBeUndefined();
  await soon(() => result.current).toEqual({ name: 'Nora', phone, address });
  expect(pathsOf(sent)).toEqual(['/api/orders/email/ada%40example.com?limit=1']);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  rerender('ben@example.com');
  expect(result.current).toBeUndefined();
});

it.each([
  ['before the first order', () => json([]), 0],
  ['when the order could not be read, which is logged', () => json({ error: {} }, 503), 1],
])('The last recipient is unknown %s', async (_, answer, warnings) => {
  const sent = answerFetch(answer);
  const { result } = renderHook(() => useKnownOf('ada@example.com', fetchLastRecipient));
  await soon(sent).toHaveLength(1);
  await soon(() => console.warn).toHaveBeenCalledTimes(warnings);
  expect(result.current).toBeUndefined();
});

it('A draft is restored before the last order fills anything in', async () => {
  const { unmount } = show();
  fillIn({ City: 'Cork ' });
  await click(terms());
  unmount();
  show({ lastRecipient: nora });
  expectValue(field('City'), 'Cork ');
  expectValue(field('Address / Street'), '');
  expectValue(field('Full Name'), 'Nora Field');
  expect(terms()).not.toBeChecked();
});

it('A restored draft is not filled in once more, and its filled-in fields can still be cleared', async () => {
  const first = show({ lastRecipient: nora });
  fillIn({ 'Phone Number': '' });
  first.unmount();
  const second = show({ lastRecipient: nora });
  expectValue(field('Phone Number'), '');
  await press('Clear what was filled in');
  expectValue(field('Full Name'), '');
  second.unmount();
  show({ lastRecipient: nora });
  expectValue(field('Full Name'), '');
});

it('A draft is deleted after the order', async () => {
  ordered();
  show();
  fillIn({ 'Full Name': 'Ada' });
  await order();
  await soon(sessionStorage).toHaveLength(0);
  fillIn({ 'Full Name': 'Ada again' });
  expect(sessionStorage).toHaveLength(0);
});

it('A draft is not shown to another shopper', () => {
  const { unmount } = show();
  fillIn({ City: 'Cork' });
  unmount();
  show({ uid: 'grace' });
  expectValue(field('City'), '');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Cork');
});

it('A draft that cannot be read is ignored', () => {
  sessionStorage.setItem('checkout-typed', 'ada {"half');
  show();
  expectValue(field('City'), '');
  expect(console.warn).toHaveBeenCalledOnce();
});

describe('a change of the tab’s user', () => {
  let report: ((shopper: Shopper | null) => void) | undefined;

  beforeEach(async () => {
    vi.mocked(observeShopper).mockImplementation((listener) => {
      report = listener;
      return vi.fn();
    });
    sessionStorage.setItem('checkout-typed', 'ada {"values":{"name":"Ada"}}');
    render(<AuthProvider need="at once">The shop</AuthProvider>);
    await soon(() => report).toBeDefined();
    await act(async () => report?.(ada));
    expect(sessionStorage).toHaveLength(1);
  });

  it.each([null, { ...ada, uid: 'grace' }])(
    'A draft is deleted when the shopper becomes %j',
    async (next) => {
      await act(async () => report?.(next));
      expect(sessionStorage).toHaveLength(0);
    },
  );
});

describe('An order that is sent', () => {
  type Checkout = typeof import('../../web/src/features/checkout/place-order.ts');

  /** The page after a reload: only local storage has stayed. */
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

  const keysOf = (sent: readonly SentRequest[]) => sent.map(({ headers }) => headers.get('idempotency-key'));
  const answerOrders = () => answerFetch(json({ productIds: ids }, 201));

  /** On a reloaded page. @returns the order's key */
  async function placeAgain(order = request) {
    const sent = answerOrders();
    await (await openPage()).placeOrder('ada', order);
    return keysOf(sent)[0];
  }

  /** @returns the requests */
  async function loseAnswer(page?: Checkout) {
    const sent = answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const order = (page ?? (await openPage())).placeOrder('ada', request);
    await expect(order).rejects.toMatchObject({ failure: 'FETCH_ERROR' });
    return sent;
  }

  it('An order whose answer was lost is sent again with the same key, also after a reload', async () => {
    const lost = await loseAnswer();
    const sent = answerOrders();
    const outcome = await (await openPage()).placeOrder('ada', request);
    expect(outcome).toMatchObject({ bookIds: ids, order: { productIds: ids } });
    expect(keysOf(sent)).toEqual(keysOf(lost));
  });

  it('A changed order after a lost answer shows the order that was placed first', async () => {
    await loseAnswer();
    answerFetch(() => keyReused('first'));
    const more = makeOrderRequest([emma, kim, dracula], { phone: '1' });
    const outcome = await (await openPage()).placeOrder('ada', more);
    // Dracula was not in the first order: it stays in the cart.
    expect(outcome).toEqual({ bookIds: ids });
  });

  it('An order of the same books is no retry after some minutes', async () => {
    await loseAnswer();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    const attempt = localStorage.getItem('order-attempt');
    expect(attempt).not.toContain(await placeAgain());
  });

  it.each([
    ['another order', { productIds: [kim._id] }, true],
    ['an earlier order of the same books', { createdAt: '2026-01-01T12:00:00.000Z' }, true],
    ['the order itself', {}, false],
  ])('A lost answer matters until the shopper has seen %s: case %#', async (_, fields, isRetry) => {
    await loseAnswer();
    const key = JSON.parse(localStorage.getItem('order-attempt') ?? '').key;
    vi.resetModules();
    const { endSeenAttempt } = await import('../../web/src/entities/order/order-attempt.ts');
    const order = makeOrder([kim, emma], { createdAt: new Date().toISOString(), ...fields });
    const seen = { ...order, productIds: [...ids].reverse(), ...fields };
    expect(endSeenAttempt('grace', [seen])).toEqual([]);
    expect(endSeenAttempt('ada', [seen])).toEqual(isRetry ? [] : ids);
    expect((await placeAgain()) === key).toBe(isRetry);
  });

  it('The books of an order that is seen at last leave the cart', async () => {
    await loseAnswer();
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
    const sent = answerFetch(json({ productIds: [] }, 201));
    await page.placeOrder('ada', makeOrderRequest([dracula]));
    await loseAnswer(page);
    answerFetch(json({}, 500));
    await expect(page.placeOrder('ada', request)).rejects.toThrow();
    const others = answerFetch(json({ productIds: [] }, 201));
    await page.placeOrder('grace', request);
    await page.placeOrder('grace', request);
    expect(new Set(keysOf([...sent, ...others])).size).toBe(3);
  });

  async function begun() {
    vi.resetModules();
    const { payOnline } = await import('../../web/src/features/checkout/pay-online.ts');
    const sent = answerFetch(json({ _id: 'one', state: 'open', url: '#paid-there' }, 201));
    await payOnline('ada', request);
    return keysOf(sent)[0];
  }

  it.each([
    ['with another one are another order', [emma, kim, dracula], false],
    ['alone are the same order', [kim, emma], true],
  ])('Books that are paid online %s', async (_, books, isSame) => {
    const key = await begun();
    expect((await placeAgain(makeOrderRequest(books))) === key).toBe(isSame);
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
      answerFetch({ _id: 'one', state, bookIds: ids });
      await settlePayment('grace');
      await settlePayment('ada');
      expect(idsOf(cart.get())).toEqual(left);
    },
  );

  it.each([
    [409, false],
    [401, true],
    [403, true],
  ])('An order that was refused with %i keeps its key: %s', async (status, isKept) => {
    const page = await openPage();
    const refused = answerFetch(refusal(status, 'No'));
    await expect(page.placeOrder('ada', request)).rejects.toMatchObject({ failure: status });
    const sent = answerOrders();
    await page.placeOrder('ada', request);
    expect(keysOf(sent)[0] === keysOf(refused)[0]).toBe(isKept);
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
});
