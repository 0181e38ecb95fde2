import type { Order } from '@bookstore/functions/shared/order/order';
import { defaultProfile } from '@bookstore/functions/shared/shop/default-profile';
import { moneyFormatOf } from '@bookstore/functions/shared/shop/money-format';
import { addDays, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { defaultFrame, type ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { type ShopTax, taxedPrice } from '@bookstore/functions/shared/tax/shop-tax';
import { render, screen, within } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { ShopContext, shop } from '../../web/src/config/shop.ts';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { bookData } from '../../web/src/entities/book/book-data.ts';
import { BookPrice } from '../../web/src/entities/book/book-price.tsx';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { AddToCartButton } from '../../web/src/features/cart/add-to-cart-button.tsx';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { OrderBooks } from '../../web/src/features/order-detail/lines/order-books.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { OrderTotal } from '../../web/src/features/orders/order-total.tsx';
import { showFailure, showSuccess } from '../../web/src/lib/alerts.ts';
import { makeBook, makeCataloguePage, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, changesIn, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  button,
  click,
  expectAlert,
  expectHref,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectTitle,
  expectValue,
  expectWords,
  field,
  fillIn,
  findAlert,
  findCheckbox,
  findNamed,
  findRadio,
  findShown,
  named,
  press,
  radio,
  soon,
  typeIn,
  user,
} from './on-screen.ts';
import { renderAt, renderIn } from './render-at.tsx';
import { makeArea, rate, titled, vat } from './samples.ts';
import { ada, authState } from './signed-in.ts';

const book = makeBook({ title: 'Emma', newPrice: 9.5, coverImage: 'emma.480w.avif' });
const auth = authState(ada);

let sent: SentRequest[];

let answer: () => Response;

function answerOrders(next: () => Response): void {
  answer = next;
}

const refuseOrders = (code: string, details: object) =>
  answerOrders(() => refusal(409, 'Changed', { missing: [], books: [], ...details }, code));

/** A new browser with books in its cart, and a shop that delivers to these areas. */
function beginCheckout(areas: readonly object[], more: object = {}, books = [book]): void {
  localStorage.clear();
  sessionStorage.clear();
  clearCart();
  browserData.clear();
  for (const one of books) addToCart(one);
  answerOrders(() => json(makeOrder([book]), 201));
  sent = answerFetch(({ method, path }) => {
    if (method === 'POST') return answer();
    return json(path.includes('/api/delivery') ? { areas, isShown: true, ...more } : books);
  });
}

function showCheckout(shop: object) {
  const pages = {
    '/checkout': <CheckoutPage />,
    '/orders': <h1>Your Orders</h1>,
    '/cart': <CartPanel />,
  };
  return renderAt('/checkout', pages, { shop, auth });
}

const summary = () => screen.getByRole('region', { name: 'Your order' });

const orders = () => changesIn(sent).map(({ body }) => Object(body));

async function order() {
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Place an Order'));
}

describe('A delivery that costs', () => {
  const germany = makeArea({ freeFrom: 40 });
  const outline = { fromCents: 400, freeFromCents: 4000, isFreeFromEverywhere: true, isShown: true };

  beforeEach(() => beginCheckout([germany]));

  const totals = () => orders().map(({ totalPrice }) => totalPrice);

  it('The checkout says the cost as soon as the address is known, and orders for that total', async () => {
    showCheckout({ delivery: outline });
    expectWords(summary(), 'Delivery: from $4.00, free from $40.00, in 2 to 4 working days');
    fillIn({ 'Country / Region': 'germany' });
    await soon(summary).toHaveTextContent('Delivery: $4.00, in');
    expectWords(summary(), 'Total Price$13.50');
    await order();
    await findShown('heading', 'Your Orders');
    expect(totals()).toEqual(['13.50']);
  });

  it('The checkout writes currencies and taxes as they are written', () => {
    showCheckout({ delivery: outline, tax: { ...vat, isIncluded: false } });
    expectWords(summary(), 'Delivery: from $4.00 incl. VAT, free from $40.00 incl. VAT, in');
  });

  it('An address that no area covers is said beside the form, and the button stays the shopper’s', async () => {
    showCheckout({ delivery: outline });
    fillIn({ 'Full Name': 'Ada' });
    fillIn({ 'Country / Region': 'France' });
    await findAlert('We do not deliver there yet');
    expectWords(summary(), 'Delivery: We do not deliver there yet');
    const message = 'We do not deliver there yet, said the shop';
    answerOrders(() => refusal(409, message, undefined, 'not-delivered-there'));
    await order();
    await soon(showFailure).toHaveBeenCalledWith('Failed to place an order', message);
    expectAlert(message);
    expectValue('Full Name', 'Ada');
    fillIn({ 'Country / Region': 'DE' });
    expectNone('alert');
  });

  it('A delivery by weight is reckoned with the weights of the books, and anew with those that the shop answers', async () => {
    const steps = [
      { from: 0, cost: 2 },
      { from: 600, cost: 3 },
      { from: 900, cost: 5 },
    ];
    const { freeFrom: _, ...byWeight } = { ...germany, by: 'weight', steps };
    const kim = makeBook({ title: 'Kim', newPrice: 5, weight: 299 });
    const dracula = makeBook({ title: 'Dracula', newPrice: 1, weight: 5000, stockLeft: 0 });
    beginCheckout([byWeight], { bookGrams: 300 }, [book, kim, dracula]);
    showCheckout({ delivery: { fromCents: 200, isShown: true } });
    fillIn({ 'Country / Region': 'DE' });
    await soon(summary).toHaveTextContent('Delivery: $2.00, in');
    refuseOrders('total-changed', {
      books: [plainBook, { bookId: kim._id, title: 'Kim', newPrice: 5, weight: 600 }],
      totalPrice: '19.50',
      deliveryCents: 500,
    });
    await click(screen.getByRole('checkbox'));
    await press('Remove it and order the rest');
    await soon(summary).toHaveTextContent('Delivery: $5.00, in');
    // The next address is computed with the new weight, too.
    fillIn({ Zipcode: '10115' });
    expectWords(summary(), 'Delivery: $5.00, in');
    expectWords(summary(), 'Total Price$19.50');
  });

  const plainBook = { bookId: book._id, title: book.title, newPrice: 9.5 };
  const soldOut = makeBook({ title: 'Kim', newPrice: 5 });
  const withoutCost: [string, object][] = [
    [
      'out-of-stock',
      { missing: [], books: [plainBook, { bookId: soldOut._id, title: 'Kim', newPrice: 5, stockLeft: 0 }] },
    ],
    ['books-missing', { missing: [soldOut._id], books: [plainBook] }],
    [
      'currency-changed',
      { missing: [], books: [{ ...plainBook, bookId: soldOut._id }, plainBook], currency: 'EUR' },
    ],
  ];
  it.each(withoutCost)(
    'A place without delivery stays so when a book or the currency is refused: %s',
    async (code, changes) => {
      addToCart(soldOut);
      showCheckout({ delivery: outline });
      fillIn({ 'Country / Region': 'Norway' });
      await soon(summary).toHaveTextContent('Delivery: We do not deliver there yet');
      const details = { ...changes, totalPrice: '9.50' };
      answerOrders(() => refusal(409, 'Changed', details, code));
      await order();
      await soon(showFailure).toHaveBeenCalled();
      expect(summary()).not.toHaveTextContent('Free, in');
      expectWords(summary(), 'Delivery: We do not deliver there yet');
    },
  );

  it('What has changed is named in the currency in which the shop sells by now', async () => {
    showCheckout({ delivery: outline });
    const books = [{ ...plainBook, newPrice: 950 }];
    refuseOrders('currency-changed', { books, currency: 'JPY', totalPrice: '950' });
    await order();
    await soon(showFailure).toHaveBeenCalled();
    const [, reason] = vi.mocked(showFailure).mock.lastCall ?? [];
    expect(reason).toContain('¥950');
    expect(reason).not.toContain('$950');
  });

  it.each([
    ['15.75', 625, 'Delivery: $6.25, in'],
    ['9.50', undefined, 'Delivery: Free, in'],
  ])(
    'Another cost meanwhile is shown, and ordered the next time: %s',
    async (totalPrice, deliveryCents, words) => {
      showCheckout({ delivery: outline });
      fillIn({ 'Country / Region': 'DE' });
      await soon(summary).toHaveTextContent('Total Price$13.50');
      refuseOrders('total-changed', { books: [plainBook], totalPrice, deliveryCents });
      await order();
      await soon(summary).toHaveTextContent(`Total Price$${totalPrice}`);
      expectWords(summary(), words);
      answerOrders(() => json(makeOrder([book]), 201));
      await press('Place an Order');
      await findShown('heading', 'Your Orders');
      expect(totals()).toEqual(['13.50', totalPrice]);
    },
  );

  it.each([
    [outline, 'Delivery from $4.00. Free from $40.00.'],
    [
      { ...outline, isFreeFromEverywhere: false, fromCents: 0 },
      'Delivery free to some addresses. Free from $40.00 in some areas.',
    ],
  ])('The cart says what the delivery costs where the owner wants it: %j', (delivery, words) => {
    const { unmount } = renderIn({ delivery }, <CartPanel />);
    expectText(words);
    unmount();
    renderIn({ delivery: { ...delivery, isShown: false } }, <CartPanel />);
    expectNoText(words);
  });

  it('Where coins cannot pay the total, the checkout says what is paid in cash', async () => {
    beginCheckout([], {}, [makeBook({ newPrice: 12.37 })]);
    showCheckout({ coinCents: 5 });
    expectWords(summary(), 'Total Price$12.37In cash$12.35');
  });
});

describe('A collection in the shop', () => {
  const area = makeArea({ countries: [] });
  const shop = {
    delivery: { fromCents: 400, isShown: true },
    collection: { text: 'Kept for two weeks' },
    shopName: 'Paper & Ink',
    postalAddress: '1 Mill Lane',
    openingHours: 'Mon–Fri 9–18',
  };

  beforeEach(() => beginCheckout([area]));

  const collect = () => findRadio('Collected in the shop');

  it('Who collects the books is asked for no address, sees where and when, and pays no delivery', async () => {
    showCheckout(shop);
    fillIn({ 'Address / Street': '2 Quay Street' });
    const group = await findNamed('group', 'How do you want your books?');
    expect(group).toContainElement(await collect());
    expect(radio('Delivered to you')).toBeChecked();
    await soon(summary).not.toHaveTextContent('Total Price$9.50');
    radio('Delivered to you').focus();
    await user.keyboard('{ArrowDown}');
    expect(await collect()).toBeChecked();
    expectNoField('Address / Street');
    expect(field('Full Name')).toBeVisible();
    expectWords(group, '1 Mill Lane');
    expectWords(group, 'Mon–Fri 9–18');
    expectWords(group, 'Kept for two weeks');
    expectWords(summary(), 'Collection: Free, in the shop');
    expectWords(summary(), 'Total Price$9.50');
    await order();
    await findShown('heading', 'Your Orders');
    const [{ collection, totalPrice, address }] = orders();
    expect([collection, totalPrice, address.street]).toEqual([true, '9.50', '']);
  });

  it('The choice outlives the page, and what was typed of the address is there again', async () => {
    const { unmount } = showCheckout(shop);
    fillIn({ 'Address / Street': '2 Quay Street' });
    await click(await collect());
    unmount();
    showCheckout(shop);
    expect(await collect()).toBeChecked();
    await click(radio('Delivered to you'));
    expectValue('Address / Street', '2 Quay Street');
  });

  it('A shop that hands out no orders asks nothing, also where the choice was remembered', async () => {
    const { unmount } = showCheckout(shop);
    await click(await collect());
    unmount();
    showCheckout({});
    expect(field('Address / Street')).toBeVisible();
    expectNone('radio');
    expectWords(summary(), 'Delivery: Free');
    await order();
    await soon(orders).toHaveLength(1);
    expect(orders()[0]).not.toHaveProperty('collection');
  });

  it('A refusal says so and asks for the address, with everything that was typed', async () => {
    showCheckout(shop);
    fillIn({ 'Full Name': 'Ada' });
    await click(await collect());
    const message = 'Orders cannot be collected in the shop any more';
    answerOrders(() => refusal(409, message, undefined, 'no-collection'));
    await order();
    await soon(showFailure).toHaveBeenCalledWith('Failed to place an order', message);
    expect(await screen.findByLabelText('Address / Street')).toBeVisible();
    expectValue('Full Name', 'Ada');
  });
});

describe('A present', () => {
  const gift = { wrapPrice: 2.5, taxClass: 'other' };
  const terms = 'I agree to the Terms of Service.';
  const tick = async (name: string) => click(await findCheckbox(name));

  beforeEach(() => beginCheckout([]));

  it('A shop that offers nothing for presents asks for none', async () => {
    showCheckout({});
    expect(await screen.findByRole('checkbox')).toBeVisible();
    expectNoText('This order is a present');
  });

  it('A present is ordered with its note, its wrapping in the total and its tax, and what was typed survives a reload', async () => {
    const { unmount } = showCheckout({ gift, tax: vat });
    await tick('This order is a present');
    await typeIn('Note on a card (optional)', 'For Ada');
    await tick('Gift-wrapped, for $2.50');
    await tick('A packing slip without prices');
    expectWords(summary(), 'Gift wrapping:$2.50');
    expectWords(summary(), '19 % VAT: $0.40');
    expectWords(summary(), 'Total Price$12.00');
    unmount();
    showCheckout({ gift, tax: vat });
    await soon(summary).toHaveTextContent('Total Price$12.00');
    await tick(terms);
    await press('Place an Order');
    await findShown('heading', 'Your Orders');
    expect(orders()).toEqual([
      expect.objectContaining({
        totalPrice: '12.00',
        gift: { note: 'For Ada', isWrapped: true, hidesPrices: true },
      }),
    ]);
  });

  it('What the shop offers meanwhile is shown, and ordered the next time', async () => {
    showCheckout({ gift });
    await tick('This order is a present');
    await tick('Gift-wrapped, for $2.50');
    const books = [{ bookId: book._id, title: book.title, newPrice: 9.5 }];
    const answers = [{ ...gift, wrapPrice: 3 }, null].map((offer, index) => () => {
      const details = { missing: [], books, totalPrice: ['12.50', '9.50'][index], gift: offer };
      return refusal(409, 'Changed', details, 'total-changed');
    });
    answerOrders(() => (answers.shift() ?? (() => json(makeOrder([book]), 201)))());
    await tick(terms);
    for (const total of ['$12.50', '$9.50']) {
      await press('Place an Order');
      await soon(summary).toHaveTextContent(`Total Price${total}`);
    }
    expectNoText('This order is a present');
    await press('Place an Order');
    await findShown('heading', 'Your Orders');
    expect(orders().map(({ totalPrice, gift: wished }) => [totalPrice, wished?.isWrapped])).toEqual([
      ['12.00', true],
      ['12.50', true],
      ['9.50', undefined],
    ]);
  });
});

describe('What is ordered ahead', () => {
  const shop = { specialOrders: { fromDays: 5, toDays: 7 } };
  const atlas = titled('Atlas', { newPrice: 24, appearsOn: '2101-03-12' });
  const appears = /Appears on March 12, 2101/;

  beforeEach(() => beginCheckout([], {}, [book, atlas]));

  const show = (page: React.ReactNode, changes: object = shop) => renderIn(changes, page);

  it('A book that has not appeared is pre-ordered: its page, its button and its data say so with the day', () => {
    show(<BookDetails book={atlas} action={<AddToCartButton book={atlas} />} />);
    expectWords(screen.getByRole('article'), appears);
    expectNoText('In stock');
    expectWords(button('Pre-order: Atlas'), 'Pre-order');
  });

  it('In a shop that takes no orders ahead it is a book as any other, and so it is on its day', () => {
    show(<AddToCartButton book={atlas} />, {});
    expectWords(button('Add to Cart: Atlas'), 'Add to Cart');
    show(<AddToCartButton book={{ ...atlas, title: 'Old', appearsOn: '2020-01-01' }} />);
    expectShown('button', 'Add to Cart: Old');
  });

  it('Search engines read that it is pre-ordered, and from which day on it is there', () => {
    const { offers } = bookData(atlas, { ...defaultFrame, ...shop });
    expect(offers).toMatchObject({
      availability: 'https://schema.org/PreOrder',
      availabilityStarts: '2101-03-12',
    });
    expect(bookData(atlas, defaultFrame).offers).toMatchObject({
      availability: 'https://schema.org/InStock',
    });
    const handlingTime = { minValue: 5, maxValue: 7 };
    expect(bookData({ ...book, stockLeft: 0 }, { ...defaultFrame, ...shop }).offers).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      availabilityStarts: addDays(shopDay(new Date(), defaultFrame), 7),
      shippingDetails: [{ deliveryTime: { handlingTime } }],
    });
  });

  it('A cart of a book that is there and of one that is not says by when each comes', () => {
    show(<CartPanel />);
    expectWords(screen.getAllByRole('listitem')[1], appears);
    expect(screen.getAllByText(/^By/)).toHaveLength(2);
    expectText('For what is pre-ordered: it may come in a parcel of its own.');
  });

  it('The checkout says both days, and the order agrees to wait for that book alone', async () => {
    showCheckout(shop);
    expectWords(summary(), appears);
    expectWords(summary(), /Comes by:.*Pre-ordered, by:/);
    await order();
    await findShown('heading', 'Your Orders');
    expect(orders()[0]).toMatchObject({ productIds: [book._id, 'atlas'], toOrder: ['atlas'] });
  });

  it.each([
    { name: 'has to be ordered', changes: { stockLeft: 0 } },
    { name: 'has not appeared', changes: { appearsOn: '2101-03-12' } },
  ])('A book that $name has one day, on its page, in the cart and at the checkout', ({ changes }) => {
    const only = { ...book, ...changes };
    const days: (string | undefined)[] = [];
    const dayOf = (place: HTMLElement, label: RegExp) => {
      expect(place).not.toHaveTextContent('working days');
      expectWords(place, 'Free');
      days.push(label.exec(place.textContent)?.[1]);
    };
    beginCheckout([], {}, [only]);
    const { container, unmount } = show(<BookDetails book={only} action={null} />);
    dayOf(container, /Comes by ([A-Z]\w+, \w+\s\d+)/);
    unmount();
    const cart = show(<CartPanel />);
    expect(cart.container).not.toHaveTextContent('working days');
    days.push(/By ([A-Z]\w+, \w+\s\d+)/.exec(cart.container.textContent)?.[1]);
    cart.unmount();
    showCheckout(shop);
    dayOf(summary(), /Comes by:([A-Z]\w+, \w+\s\d+)/);
    expect(days[0]).toMatch(/day/);
    expect(days).toEqual([days[0], days[0], days[0]]);
  });

  it('The page of the order says that it is pre-ordered, until its day has come', () => {
    const preordered = (day: string) => makeOrder([atlas], { announced: [{ bookId: 'atlas', day }] });
    const { container, unmount } = show(<OrderPage order={preordered('2101-03-12')} />);
    expectWords(container, 'Pre-ordered, appears on March 12, 2101');
    expectText(/pack it on the day on which it does/);
    unmount();
    show(<OrderPage order={preordered('2026-01-01')} />);
    expectNoText(/Pre-ordered/);
  });

  it('The page of the order says by when a book ships, and once that day is over that it is late', () => {
    const page = (by: string) => (
      <OrderPage order={makeOrder([atlas], { awaited: [{ bookId: 'atlas', by }] })} />
    );
    const { container, unmount } = show(page('2101-03-12'));
    expectWords(container, 'To order, ships by Saturday, March 12');
    unmount();
    show(page('2020-01-02'));
    expectWords(screen.getByText('Late, promised for'), 'Late, promised for January 2, 2020');
  });
});

describe('The page of the checkout', () => {
  const { author: _, ...withoutAuthor } = makeBook({
    title: 'Beowulf',
    newPrice: 5,
    coverImage: 'beowulf.480w.avif',
  });
  const books = [
    makeBook({ title: 'Emma', author: 'Jane Austen', newPrice: 9.5, coverImage: 'emma.480w.avif' }),
    withoutAuthor,
  ];

  function show(inCart = books) {
    beginCheckout([], {}, inCart);
    answerOrders(() => json(makeOrder(inCart), 201));
    showCheckout({});
    return summary();
  }

  it('The checkout shows the books, their total and the day of delivery', () => {
    const order = show();
    const [emma, beowulf] = within(order).getAllByRole('listitem');
    expectWords(emma, 'EmmaJane Austen$9.50');
    expectWords(beowulf, /Beowulf\$5\.00$/);
    expectWords(order, /Items:2.*Total Price\$14\.50/);
    expectWords(order, `Delivery: ${shop.delivery.cost}, ${defaultFrame.deliveryTexts.time}`);
    expectWords(order, `Taxes: ${shop.taxes}`);
    expect(field('Full Name')).toBeVisible();
  });

  it('The checkout lists the first four books and folds the others away', () => {
    const volumes = [1, 2, 3, 4, 5, 6].map((count) =>
      makeBook({ title: `Volume ${count}`, coverImage: 'volume.480w.avif' }),
    );
    const order = within(show(volumes));
    expect(order.getByText('Volume 4')).toBeVisible();
    expect(order.getByText('Volume 5')).not.toBeVisible();
    expect(order.getByText('and 2 more books')).toBeVisible();
  });

  it('The checkout counts what the total counts, and names a book that is gone beside the button', async () => {
    beginCheckout([], {}, books);
    answerFetch(books.slice(0, 1));
    showCheckout({});
    const order = summary();
    await soon(order).toHaveTextContent(/Items:1.*Total Price\$9\.50/);
    expectAlert('No longer available: Beowulf.');
    const orderRest = button('Remove it and order the rest');
    expect(screen.getByRole('alert').parentElement?.parentElement).toContainElement(orderRest);
  });

  it('The checkout of an empty cart leads to the books instead of showing a form and a bill of nothing', async () => {
    beginCheckout([], {}, []);
    answerFetch(makeCataloguePage());
    showCheckout({});
    expectHref(await screen.findByRole('link', { name: 'Browse the books' }), '/browse');
    expectTitle('Cash On Delivery');
    expectNone('region', 'Your order');
    expectNone('button', 'Place an Order');
    expectNoField('Full Name');
  });

  it('The checkout never calls the cart empty between an order and the page of orders', async () => {
    show();
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    await order();
    await findShown('heading', 'Your Orders');
    observer.disconnect();
    expect(seen.filter((text) => text?.includes('Your cart is empty'))).toEqual([]);
  });

  it('The confirmation has the number of the order, its books, the next step and the cash to have ready', async () => {
    show();
    await order();
    await soon(showSuccess).toHaveBeenCalled();
    const [title, text, options] = vi.mocked(showSuccess).mock.lastCall ?? [];
    expect([title, text]).toEqual(['Order Confirmed', 'Order Placed Successfully']);
    const { html } = options ?? {};
    if (!(html instanceof HTMLElement)) throw new Error('The confirmation has no ticket');
    expectWords(html, /^Order Placed Successfully/);
    const parts =
      /Order 7K3M-9QXA.*Thank you! Next, we pack your books\..*Cash to have ready \$14\.50.*Goes to .*A mail about it goes to nora@example\.com\./;
    expectWords(html, parts);
    const covers = within(html)
      .getAllByRole('img')
      .map((cover) => cover.getAttribute('alt'));
    expect(covers).toEqual(['Cover of Emma', 'Cover of Beowulf']);
  });
});

const onTop: ShopTax = { ...vat, isIncluded: false };
const emma = makeBook({ title: 'Emma', newPrice: 12.5 });
const mug = makeBook({ title: 'Mug', newPrice: 10, taxClass: 'other' });

function Shop({ children }: { children: ReactNode }) {
  const changes: ShopChanges = useSyncExternalStore(browserShop.subscribe, browserShop.get);
  return (
    <MemoryRouter initialEntries={['/checkout']}>
      <ShopContext value={changes}>{children}</ShopContext>
    </MemoryRouter>
  );
}

beforeEach(() => {
  browserShop.set({});
  clearCart();
  answerFetch([emma, mug]);
  for (const book of [emma, mug]) addToCart(book);
});

function orderOf(shopTax: ShopTax, lineChanges: Order['lineChanges'] = []) {
  const order = makeOrder([emma, mug], {
    taxName: shopTax.name,
    taxIsIncluded: shopTax.isIncluded,
    lineChanges,
  });
  const lines = order.lines.map((line, index) => ({
    ...line,
    ...taxedPrice(
      shopTax,
      { priceCents: line.unitCents, taxClass: index === 0 ? 'books' : 'other' },
      '2026-05-05',
    ),
  }));
  const cents = lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
  return { ...order, lines, totalPrice: (cents / 100).toFixed(2) };
}

function openCheckout() {
  render(
    <AuthContext value={authState(ada)}>
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
      </Routes>
    </AuthContext>,
    { wrapper: Shop },
  );
  return named('region', 'Your order');
}

const textIn = (content: ReactNode, shop: ShopChanges = {}) =>
  renderIn(shop, content).container.textContent?.replaceAll('\u00a0', ' ');

describe('A shop with tax', () => {
  it('says beside a price that it includes tax, and one without says nothing', () => {
    const price = <BookPrice newPrice={5} oldPrice={5} />;
    expect(textIn(price)).not.toContain('incl.');
    expect(textIn(price, { tax: vat })).toContain('incl. VAT');
  });

  it('shows the sums by rate in the cart, and the cart of one without stays as it is', () => {
    const without = textIn(<CartPanel />);
    expect(without).toContain('Shipping and taxes calculated at checkout.');
    expect(without).not.toContain('VAT');
    const cart = textIn(<CartPanel />, { tax: vat });
    for (const words of ['$22.50', 'incl. 7 % VAT: $0.82incl. 19 % VAT: $1.60', 'Shipping calculated at'])
      expect(cart).toContain(words);
    expect(cart).not.toContain('With taxes');
  });

  it('adds tax to the prices that come without it', () => {
    renderIn({ tax: onTop }, <CartPanel />);
    expectStatus('$22.50');
    expectText(/plus 7.% VAT: \$0\.88/);
    expectWords(screen.getByText('With taxes').nextSibling, '$25.28');
  });

  it('says with its tax what is paid in any case where prices come without: the delivery, and a book in euros', () => {
    const delivery = { fromCents: 450, freeFromCents: 4000, isFreeFromEverywhere: true, isShown: true };
    const inDollars = { tax: onTop, delivery };
    const inEuros = { ...inDollars, money: moneyFormatOf({ currency: 'EUR', locale: 'de-DE' }) };
    const details = <BookDetails book={mug} action={null} />;
    const dollars = textIn(details, inDollars);
    expect(dollars).toContain(
      'Deliveryfrom $4.50 incl. VAT, free from $40.00 incl. VAT, in 2 to 4 working days',
    );
    expect(dollars).toContain('plus VATIn stock');
    expect(dollars).not.toContain('$11.90');
    expect(textIn(details, inEuros)).toContain('plus VAT11,90 € incl. VATIn stock');
    expect(textIn(<CartPanel />, inEuros)).toContain(
      'Delivery from 4,50 € incl. VAT. Free from 40,00 € incl. VAT',
    );
    const totalOf = (order: Order) => textIn(<OrderTotal order={{ ...order, deliveryCents: 450 }} />);
    expect(totalOf(orderOf(onTop))).toContain('Delivery$4.50 incl. VAT');
    expect(totalOf(makeOrder([emma]))).toContain('Delivery$4.50TaxesIncluded in the prices');
  });

  it('shows the tax of an order as it is now, on its page, at the desk and on its slip', () => {
    const at = '2026-05-05T10:00:00.000Z';
    const changed = orderOf(vat, [{ bookId: mug._id, state: 'taken-out', reason: undefined, at }]);
    const slip = (order: Order) => <PackingSlips orders={[orderSlips(order, defaultProfile)]} />;
    for (const [page, words] of [
      [<OrderTotal key="both" order={orderOf(vat)} />, '$0.82incl. 19 % VAT$1.60Total Price$22.50'],
      [<OrderTotal key="one" order={changed} />, 'incl. 7 % VAT$0.82Ordered$22.50Total Price$12.50'],
      [<OrderBooks key="desk" order={changed} />, 'Total now$12.50incl. 7 % VAT$0.82'],
      [slip(changed), 'Total$12.50incl. 7 % VAT$0.82Note:'],
      [slip(orderOf(onTop)), '$10.00Total$25.28plus 7 % VAT$0.88plus 19 % VAT$1.90'],
    ] as const) {
      const text = textIn(page);
      expect(text).toContain(words);
      expect(text).not.toContain('Included in the prices');
    }
    expect(textIn(<OrderTotal order={makeOrder([emma])} />)).toContain(
      'TaxesIncluded in the pricesTotal Price$12.50',
    );
  });

  it('takes the tax of a refused order over: the checkout shows today’s total, and the next try sends it', async () => {
    browserShop.set({ tax: onTop });
    const now: ShopTax = { ...onTop, rates: { ...onTop.rates, books: rate(500) } };
    const message = 'The total is not what the books cost now';
    const current = [emma, mug].map(({ _id, title, newPrice, taxClass }) => ({
      bookId: _id,
      title,
      newPrice,
      ...(taxClass && { taxClass }),
    }));
    const details = { missing: [], books: current, totalPrice: '25.03', tax: now };
    const sent = answerFetch(({ method }) =>
      method === 'POST' ? refusal(409, message, details, 'total-changed') : json([emma, mug]),
    );
    const order = openCheckout();
    expectWords(order, 'Total Price$25.28');
    expectWords(order, /Taxes: plus 7.% VAT: \$0\.88plus 19.% VAT: \$1\.90/);
    await click(screen.getByRole('checkbox'));
    await press('Place an Order');
    await soon(showFailure).toHaveBeenCalledWith(
      'Failed to place an order',
      `${message}. With taxes, the total is $25.03 today`,
    );
    expectWords(order, 'Total Price$25.03');
    await press('Place an Order');
    await soon(() => changesIn(sent)).toHaveLength(2);
    const totals = changesIn(sent).map(({ body }) => Object(body).totalPrice);
    expect(totals).toEqual(['25.28', '25.03']);
  });

  it('asks no tax at the checkout for what leaves the customs area, once the address says so', async () => {
    browserShop.set({ tax: { ...onTop, abroad: { country: 'DE', rule: 'exports' } } });
    const order = openCheckout();
    expectWords(order, 'Total Price$25.28');
    await typeIn('Country / Region', 'Switzerland');
    await soon(order).toHaveTextContent('Total Price$22.50');
    expectWords(order, 'Taxes: Export, without VAT: $0.00');
  });
});
