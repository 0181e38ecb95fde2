import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDays, shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { bookData } from '../../web/src/entities/book/book-data.ts';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { AddToCartButton } from '../../web/src/features/cart/add-to-cart-button.tsx';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { button, expectNoText, expectShown, expectText, findShown } from './on-screen.ts';
import { beginCheckout, book as emma, order, orders, showCheckout, summary } from './open-checkout.tsx';
import { renderIn } from './render-at.tsx';

const shop = { specialOrders: { fromDays: 5, toDays: 7 } };
const atlas = makeBook({ _id: 'atlas', title: 'Atlas', newPrice: 24, appearsOn: '2101-03-12' });
const appears = /Appears on March 12, 2101/;

beforeEach(() => beginCheckout([], {}, [emma, atlas]));

const show = (page: React.ReactNode, changes: object = shop) => renderIn(changes, page);

it('A book that has not appeared is pre-ordered: its page, its button and its data say so with the day', () => {
  show(<BookDetails book={atlas} action={<AddToCartButton book={atlas} />} />);
  expect(screen.getByRole('article')).toHaveTextContent(appears);
  expectNoText('In stock');
  expect(button('Pre-order: Atlas')).toHaveTextContent('Pre-order');
});

it('In a shop that takes no orders ahead it is a book as any other, and so it is on its day', () => {
  show(<AddToCartButton book={atlas} />, {});
  expect(button('Add to Cart: Atlas')).toHaveTextContent('Add to Cart');
  show(<AddToCartButton book={{ ...atlas, title: 'Old', appearsOn: '2020-01-01' }} />);
  expectShown('button', 'Add to Cart: Old');
});

it('Search engines read that it is pre-ordered, and from which day on it is there', () => {
  const { offers } = bookData(atlas, { ...defaultFrame, ...shop });
  expect(offers).toMatchObject({
    availability: 'https://schema.org/PreOrder',
    availabilityStarts: '2101-03-12',
  });
  expect(bookData(atlas, defaultFrame).offers).toMatchObject({ availability: 'https://schema.org/InStock' });
  const handlingTime = { minValue: 5, maxValue: 7 };
  expect(bookData({ ...emma, stockLeft: 0 }, { ...defaultFrame, ...shop }).offers).toMatchObject({
    availability: 'https://schema.org/BackOrder',
    availabilityStarts: addDays(shopDay(new Date(), defaultFrame), 7),
    shippingDetails: [{ deliveryTime: { handlingTime } }],
  });
});

it('A cart of a book that is there and of one that is not says by when each comes', () => {
  show(<CartPanel />);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(appears);
  expect(screen.getAllByText(/^By/)).toHaveLength(2);
  expectText('For what is pre-ordered: it may come in a parcel of its own.');
});

it('The checkout says both days, and the order agrees to wait for that book alone', async () => {
  showCheckout(shop);
  expect(summary()).toHaveTextContent(appears);
  expect(summary()).toHaveTextContent(/Comes by:.*Pre-ordered, by:/);
  await order();
  await findShown('heading', 'Your Orders');
  expect(orders()[0]).toMatchObject({ productIds: [emma._id, 'atlas'], toOrder: ['atlas'] });
});

it.each([
  { name: 'has to be ordered', changes: { stockLeft: 0 } },
  { name: 'has not appeared', changes: { appearsOn: '2101-03-12' } },
])('A book that $name has one day, on its page, in the cart and at the checkout', ({ changes }) => {
  const only = { ...emma, ...changes };
  const days: (string | undefined)[] = [];
  const dayOf = (place: HTMLElement, label: RegExp) => {
    expect(place).not.toHaveTextContent('working days');
    expect(place).toHaveTextContent('Free');
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
  expect(container).toHaveTextContent('Pre-ordered, appears on March 12, 2101');
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
  expect(container).toHaveTextContent('To order, ships by Saturday, March 12');
  unmount();
  show(page('2020-01-02'));
  expect(screen.getByText('Late, promised for')).toHaveTextContent('Late, promised for January 2, 2020');
});
