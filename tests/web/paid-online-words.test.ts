import { expect, it } from 'vitest';
import { usualHomeServices } from '../../functions/src/shared/shop/default-services.ts';
import { defaultFrame } from '../../functions/src/shared/shop/shop-profile.ts';
import { about, privacy, terms } from '../../web/src/config/legal.ts';
import { descriptionOf } from '../../web/src/config/shop.ts';
import { paymentWords } from '../../web/src/entities/shop/payment-words.ts';

it('a shop that takes no cash promises none in the words that it has not written itself', () => {
  const shop = { ...defaultFrame, payment: 'online' as const };
  const words = [
    about(shop),
    terms(shop),
    descriptionOf(shop),
    usualHomeServices('online'),
    paymentWords(shop),
  ];
  expect(JSON.stringify(words)).not.toMatch(/cash|pay at|on delivery|in advance/i);
  expect(JSON.stringify(privacy(shop))).toContain('Stripe');
});

it('the words of an owner on the payment stay', () => {
  const deliveryTexts = { ...defaultFrame.deliveryTexts, payment: 'by card, with a coffee' };
  expect(paymentWords({ payment: 'both', deliveryTexts }).title).toBe('by card, with a coffee');
});
