import { expect, it } from 'vitest';
import type { Order } from '../../functions/src/shared/order/order.ts';
import type { ShopChanges } from '../../functions/src/shared/shop/shop-profile.ts';
import { OrderRow } from '../../web/src/features/order-desk/order-row.tsx';
import { OrderRecipient } from '../../web/src/features/order-detail/order-recipient.tsx';
import { makeOrder } from '../fixtures/factories.ts';
import { renderRouted } from './on-screen.ts';

const noop = () => undefined;

function textOf(order: Order, shop: ShopChanges = {}): string {
  const { container, unmount } = renderRouted(
    <>
      <table>
        <tbody>
          <OrderRow order={order} isNew={false} isSelected={false} onSelect={noop} />
        </tbody>
      </table>
      <OrderRecipient order={order} />
    </>,
    '/',
    shop,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

it('The desk names the language of an order where it has reason to', () => {
  const [english, french] = [makeOrder(), makeOrder(undefined, { language: 'fr' })];
  expect(textOf(english)).not.toMatch(/English|Mails and papers/);
  expect(textOf(english, { languages: ['fr'] })).toContain('Mails and papers in English');
  expect(textOf(english, { languages: ['fr'] })).not.toContain('In English');
  // Also once its language was turned off.
  for (const text of [textOf(french), textOf(french, { languages: ['fr'] })]) {
    expect(text).toContain('In French');
    expect(text).toContain('Mails and papers in French');
  }
});
