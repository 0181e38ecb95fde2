import { shopLanguage } from '../platform/shop-language.ts';
import { type Order, readOrder } from '../shared/order/order.ts';
import type { ShopCurrency } from '../shared/shop/shop-profile.ts';

/** Never placed: shows the owner what mails say. */
export function sampleOrder({ currency }: Pick<ShopCurrency, 'currency'>, now: Date): Order {
  const lines = [
    { bookId: 'sample-1', title: 'The Lighthouse Keeper', author: 'Nora Field', unitCents: 1200 },
    { bookId: 'sample-2', title: 'A Winter by the Sea', author: '', unitCents: 900 },
  ];
  const createdAt = now.toISOString();
  const order = readOrder('sample', {
    number: '7K3M-9QXA',
    currency,
    language: shopLanguage,
    email: 'reader@example.com',
    productIds: lines.map(({ bookId }) => bookId),
    lines: lines.map((line) => ({ ...line, coverImage: '' })),
    history: [{ status: 'placed', at: createdAt, by: 'shopper', note: '' }],
  });
  return { ...order, createdAt };
}
