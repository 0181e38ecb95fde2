import { Conflict, NotFound } from '../platform/http/api-errors.ts';
import { WrongValue } from '../platform/http/wrong-value.ts';
import { saidInShop, sayInShop } from '../platform/words/say-in-shop.ts';
import type { ChangingOrder } from '../shared/order/changing-order.ts';
import type { MailEvent } from '../shared/order/mail.ts';
import type { DiscountRequest } from '../shared/order/order-changes.ts';
import type { Discount } from '../shared/order/order-discounts.ts';
import { discountLimits } from '../shared/order/order-limits.ts';
import { keptLines } from '../shared/order/order-lines.ts';
import { orderStatuses } from '../shared/order/order-status.ts';
import { keptCents } from '../shared/order/order-totals.ts';
import { reducibleOf } from '../shared/order/reducible-lines.ts';
import { fixedPriceWords } from '../shared/shop/fixed-price-laws.ts';
import { percentText } from '../shared/tax/tax-words.ts';
import { t } from '../shared/words/words.ts';
import {
  type AppliedChange,
  amountText,
  type ChangeContext,
  NothingLeft,
  OrderChanged,
} from './applied-change.ts';

function mailOf(number: number): MailEvent {
  return `discount-${number}`;
}

function textOf(
  order: ChangingOrder,
  { cents, basisPoints = 0 }: Pick<Discount, 'cents' | 'basisPoints'>,
  context: ChangeContext,
): string {
  return cents === undefined ? percentText(basisPoints) : amountText(order, cents, context);
}

/** For the history, without the reason, which may name the shopper. */
function stateOf(order: ChangingOrder, context: ChangeContext): { total: string } {
  return { total: amountText(order, keptCents(order), context) };
}

/**
 * Discounts an order's books.
 * @throws OrderChanged for an order that is over, NothingLeft, Conflict where prices are fixed or there are too many,
 * InvalidArgument for more than the books still cost
 */
export function giveDiscount(
  order: ChangingOrder,
  request: DiscountRequest,
  context: ChangeContext,
): AppliedChange {
  const { discounts = [] } = order;
  if (!orderStatuses[order.status].isSale) throw new OrderChanged(order);
  if (keptLines(order).length === 0) throw new NothingLeft();
  const { bookIds, isAny, leftCents } = reducibleOf(order, context.fixedPrices);
  if (!isAny) {
    // The dashboard shows this text as it is, in its language.
    throw new Conflict(
      'fixed-prices',
      sayInShop(() => t('No discount: {why}', { why: fixedPriceWords(context.fixedPrices, saidInShop) })),
    );
  }
  if (discounts.length >= discountLimits.ofOrder) {
    const { ofOrder: most } = discountLimits;
    throw new Conflict('too-many-discounts', `An order has at most ${most} discounts`, { most });
  }
  const { cents, basisPoints, reason, isMailed } = request;
  if (leftCents === 0 || (cents ?? 0) > leftCents) {
    const amount = amountText(order, leftCents, context);
    throw new WrongValue('cents', () => {
      const why = fixedPriceWords(context.fixedPrices, saidInShop) || t('more the books do not cost');
      return t('At most {amount} can be taken off: {why}', { amount, why });
    });
  }
  const number = discounts.length + 1;
  const discount: Discount = {
    number,
    reason,
    at: context.now.toISOString(),
    ...(cents === undefined ? { basisPoints } : { cents }),
    ...(bookIds.length < order.lines.length && { bookIds }),
  };
  const fields = { discounts: [...discounts, discount] };
  return {
    fields,
    made: number,
    mail: isMailed ? { event: mailOf(number) } : undefined,
    entry: {
      action: 'changed',
      note: sayInShop(() => t('Discount given')),
      before: stateOf(order, context),
      after: { ...stateOf({ ...order, ...fields }, context), discount: textOf(order, discount, context) },
    },
  };
}

/** A shopper who was told of the discount is told again. @throws NotFound, OrderChanged */
export function takeDiscountBack(
  order: ChangingOrder,
  number: number,
  context: ChangeContext,
): AppliedChange {
  const { discounts = [] } = order;
  const discount = discounts.find((one) => one.number === number);
  if (!discount) throw new NotFound('The discount');
  if (discount.takenBackAt !== undefined) throw new OrderChanged(order, { discount: { number } });
  const takenBackAt = context.now.toISOString();
  const fields = { discounts: discounts.map((one) => (one === discount ? { ...one, takenBackAt } : one)) };
  const event = mailOf(number);
  return {
    fields,
    mail: { event, onlyIfTold: true },
    withdrawn: [event],
    entry: {
      action: 'changed',
      note: sayInShop(() => t('Discount taken back')),
      before: { ...stateOf(order, context), discount: textOf(order, discount, context) },
      after: stateOf({ ...order, ...fields }, context),
    },
  };
}
