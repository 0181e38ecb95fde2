import { costWithTax } from '@bookstore/functions/shared/tax/tax-words';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { useMoney } from '#config/money.ts';
import { shop, useShop } from '#config/shop.ts';
import { deliveryFigures } from '#entities/shop/delivery-words.ts';
import type { DeliveryCost } from './use-delivery-cost.ts';

interface DeliveryTermsProps extends DeliveryCost {
  hasTime: boolean;
}

/** 'Free, in 2 to 4 working days' */
export function DeliveryTerms({ cents, problem, hasTime }: DeliveryTermsProps) {
  const frame = useShop();
  const money = useMoney();
  const { cost } = shop.delivery;
  const time = hasTime ? [frame.deliveryTexts.time] : [];
  if (problem) return problem;
  // Without chargeRows, which brings all that the order pages load.
  if (cents !== undefined) {
    return [cents > 0 ? costWithTax(money.text(cents), frame.tax) : cost, ...time].join(', ');
  }
  const [from = '', ...free] = deliveryFigures(frame, money, { isLabelled: true });
  return [from, ...free.map(withinSentence), ...time].join(', ');
}
