import { moneyFormatOf } from '@bookstore/functions/shared/shop/money-format';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { type ShopTax, taxedPrice } from '@bookstore/functions/shared/tax/shop-tax';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { BookPrice } from '../../web/src/entities/book/book-price.tsx';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { BookDetails } from '../../web/src/features/book-page/book-details.tsx';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { OrderBooks } from '../../web/src/features/order-detail/lines/order-books.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { OrderTotal } from '../../web/src/features/orders/order-total.tsx';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNoText, expectStatus, expectText, field, inRole, named, press, textsOf } from './on-screen.ts';
import { ada, authState } from './signed-in.ts';

const rate = (basisPoints: number) => [{ from: '2026-01-01', basisPoints }];
const tax: ShopTax = {
  name: 'MwSt.',
  isIncluded: true,
  defaultClass: 'books',
  rates: { books: rate(700), ebooks: rate(700), other: rate(1900) },
};
const onTop: ShopTax = { ...tax, isIncluded: false };
const emma = makeBook({ title: 'Emma', newPrice: 12.5 });
const mug = makeBook({ title: 'Mug', newPrice: 10, taxClass: 'other' });

/** A page of a shop whose settings change under it. */
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
  answerFetch(() => json([emma, mug]));
  for (const book of [emma, mug]) addToCart(book);
});

function orderOf(shopTax: ShopTax, lineChanges: ReturnType<typeof makeOrder>['lineChanges'] = []) {
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

/** Opens the checkout. @returns its summary of the order */
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

describe('A shop with tax', () => {
  it('says beside a price that it includes tax, and one without says nothing', () => {
    const { rerender } = render(<BookPrice newPrice={5} oldPrice={5} />, { wrapper: Shop });
    expectNoText(/incl\./);
    browserShop.set({ tax });
    rerender(<BookPrice newPrice={5} oldPrice={5} />);
    expectText('incl. VAT');
  });

  it('shows the sums by rate in the cart, and the cart of one without stays as it is', () => {
    const { unmount } = render(<CartPanel />, { wrapper: Shop });
    expectText('Shipping and taxes calculated at checkout.');
    expect(screen.queryByRole('list', { name: 'Taxes' })).not.toBeInTheDocument();
    unmount();
    browserShop.set({ tax });
    render(<CartPanel />, { wrapper: Shop });
    expectStatus('$22.50');
    const items = inRole('list', 'Taxes').getAllByRole('listitem');
    expect(textsOf(items)).toEqual(['incl. 7\u00a0% VAT: $0.82', 'incl. 19\u00a0% VAT: $1.60']);
    expectText('Shipping calculated at checkout.');
    expectNoText('With taxes');
  });

  it('adds tax to the prices that come without it', () => {
    browserShop.set({ tax: onTop });
    render(<CartPanel />, { wrapper: Shop });
    expectStatus('$22.50');
    expectText(/plus 7.% VAT: \$0\.88/);
    expect(screen.getByText('With taxes').nextSibling).toHaveTextContent('$25.28');
  });

  it('says with its tax what is paid in any case where prices come without: the delivery, and a book in euros', () => {
    const delivery = { fromCents: 450, freeFromCents: 4000, isFreeFromEverywhere: true, isShown: true };
    const money = moneyFormatOf({ currency: 'EUR', locale: 'de-DE' });
    const details = () => render(<BookDetails book={mug} action={null} />, { wrapper: Shop });
    const said = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
    browserShop.set({ tax: onTop, delivery });
    const inDollars = details();
    expect(said(inDollars.container.textContent)).toContain(
      'Deliveryfrom $4.50 incl. VAT, free from $40.00 incl. VAT, in 2 to 4 working days',
    );
    expect(said(inDollars.container.textContent)).toContain('plus VATIn stock');
    expect(inDollars.container).not.toHaveTextContent('$11.90');
    inDollars.unmount();
    browserShop.set({ tax: onTop, delivery, money });
    const inEuros = details();
    expect(said(inEuros.container.textContent)).toContain('plus VAT11,90 € incl. VATIn stock');
    inEuros.unmount();
    render(<CartPanel />, { wrapper: Shop });
    expect(said(screen.getByText(/^Delivery from 4,50/).closest('footer')?.textContent ?? '')).toContain(
      'Delivery from 4,50 € incl. VAT. Free from 40,00 € incl. VAT',
    );
    const order = { ...orderOf(onTop), deliveryCents: 450 };
    expect(render(<OrderTotal order={order} />, { wrapper: Shop }).container).toHaveTextContent(
      'Delivery$4.50 incl. VAT',
    );
    const plain = { ...makeOrder([emma]), deliveryCents: 450 };
    const without = render(<OrderTotal order={plain} />, { wrapper: Shop }).container;
    expect(without).toHaveTextContent('Delivery$4.50TaxesIncluded in the prices');
  });

  it('shows the tax of an order as it is now, on its page, at the desk and on its slip', () => {
    const at = '2026-05-05T10:00:00.000Z';
    const changed = orderOf(tax, [{ bookId: mug._id, state: 'taken-out', reason: undefined, at }]);
    const texts = (node: HTMLElement) => node.textContent ?? '';
    const both = render(<OrderTotal order={orderOf(tax)} />, { wrapper: Shop });
    expect(texts(both.container)).toContain(
      'incl. 7\u00a0% VAT$0.82incl. 19\u00a0% VAT$1.60Total Price$22.50',
    );
    expect(texts(both.container)).not.toContain('Included in the prices');
    const one = render(<OrderTotal order={changed} />, { wrapper: Shop });
    expect(texts(one.container)).toContain('incl. 7\u00a0% VAT$0.82Ordered$22.50Total Price$12.50');
    const desk = render(<OrderBooks order={changed} />, { wrapper: Shop });
    expect(texts(desk.container)).toContain('Total now$12.50incl. 7\u00a0% VAT$0.82');
    const slip = render(<PackingSlips orders={[orderSlips(changed, defaultProfile)]} />, { wrapper: Shop });
    expect(texts(slip.container)).toContain('Total$12.50incl. 7\u00a0% VAT$0.82Note:');
    const top = render(<PackingSlips orders={[orderSlips(orderOf(onTop), defaultProfile)]} />, {
      wrapper: Shop,
    });
    expect(texts(top.container)).toContain('$10.00Total$25.28plus 7\u00a0% VAT$0.88plus 19\u00a0% VAT$1.90');
    const before = render(<OrderTotal order={makeOrder([emma])} />, { wrapper: Shop });
    expect(texts(before.container)).toContain('TaxesIncluded in the pricesTotal Price$12.50');
  });

  it('takes the tax of a refused order over: the checkout shows today’s total, and the next try sends it', async () => {
    const user = userEvent.setup();
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
    expect(order).toHaveTextContent('Total Price$25.28');
    expect(order).toHaveTextContent(/Taxes: plus 7.% VAT: \$0\.88plus 19.% VAT: \$1\.90/);
    await user.click(screen.getByRole('checkbox'));
    await press('Place an Order');
    await waitFor(() =>
      expect(showFailure).toHaveBeenCalledWith(
        'Failed to place an order',
        `${message}. With taxes, the total is $25.03 today`,
      ),
    );
    expect(order).toHaveTextContent('Total Price$25.03');
    await press('Place an Order');
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
    const totals = sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body).totalPrice);
    expect(totals).toEqual(['25.28', '25.03']);
  });

  it('asks no tax at the checkout for what leaves the customs area, once the address says so', async () => {
    const user = userEvent.setup();
    browserShop.set({ tax: { ...onTop, abroad: { country: 'DE', rule: 'exports' } } });
    const order = openCheckout();
    expect(order).toHaveTextContent('Total Price$25.28');
    await user.type(field('Country / Region'), 'Switzerland');
    await waitFor(() => expect(order).toHaveTextContent('Total Price$22.50'));
    expect(order).toHaveTextContent('Taxes: Export, without VAT: $0.00');
  });
});
