import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { costWithTax } from '@bookstore/functions/shared/tax/tax-words';
import type { Money } from '@bookstore/functions/shared/values/money';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { shop } from '#config/shop.ts';

type ShopOfDelivery = Pick<ShopFrame, 'delivery' | 'tax'>;
type DeliveringShop = ShopOfDelivery & Pick<ShopFrame, 'deliveryTexts'>;

/**
 * 'Delivery from $4.00', 'Free from $40.00': for pages before an address is known; none where delivery is free
 * everywhere. Behind a label the first is 'from $4.00'.
 */
export function deliveryFigures(
  { delivery, tax }: ShopOfDelivery,
  money: Money,
  { isLabelled = false } = {},
): string[] {
  if (!delivery) return [];
  const { fromCents, freeFromCents, isFreeFromEverywhere } = delivery;
  const amount = (cents: number) => costWithTax(money.text(cents), tax);
  const from = { amount: amount(fromCents) };
  const labelled = fromCents > 0 ? t('from {amount}', from) : t('free to some addresses');
  const whole = fromCents > 0 ? t('Delivery from {amount}', from) : t('Delivery free to some addresses');
  const cost = isLabelled ? labelled : whole;
  if (freeFromCents === undefined) return [cost];
  const free = { amount: amount(freeFromCents) };
  return [
    cost,
    isFreeFromEverywhere ? t('Free from {amount}', free) : t('Free from {amount} in some areas', free),
  ];
}

/**
 * 'Free, in 2 to 4 working days', behind a label. The page begins it with a capital letter.
 * @param hasTime whether it says when; without it '' in a shop that shows no cost
 */
export function deliveryLine(frame: DeliveringShop, money: Money, hasTime = true): string {
  const { cost } = shop.delivery;
  const { time } = frame.deliveryTexts;
  if (!frame.delivery) return hasTime ? t('{cost}, {time}', { cost, time }) : cost;
  if (!frame.delivery.isShown) return hasTime ? t('Delivered {time}', { time }) : '';
  const [from = '', ...free] = deliveryFigures(frame, money, { isLabelled: true });
  return [from, ...free.map(withinSentence), ...(hasTime ? [time] : [])].join(', ');
}
