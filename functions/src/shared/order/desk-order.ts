import { boolean, type InferType, number, object, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { deskWayNames, hasReceipt, payWays } from '../payment/pay-ways.ts';
import { isDay } from '../shop/shop-day.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { lineSchema } from '../values/line-text.ts';
import { sumOf } from '../values/sum-of.ts';
import { t } from '../words/words.ts';
import { cashLimits, deskLimits, discountLimits, orderLimits } from './order-limits.ts';
import { orderedBooks, orderRequestSchema } from './order-request.ts';

const deskLineSchema = object({
  bookId: string().label(t('Book id')).required().max(bookListLimits.bookId),
  copies: number().label(t('Copies')).integer().min(1).max(deskLimits.copies).default(1),
  /** Of each copy in this order alone, in cents, as the shop writes its prices; missing means the book's own price. */
  priceCents: number().label(t('Price')).integer().min(0).max(cashLimits.cents),
  /** Why the price differs. */
  reason: lineSchema()
    .label(t('Reason'))
    .max(discountLimits.reason)
    .default('')
    .when('priceCents', ([cents], schema) =>
      cents === undefined ? schema : schema.required(t('Say why the price is another one')),
    ),
  /** The day promised for copies that the shop orders; missing means the shop's usual one. */
  by: string()
    .label(t('Promised for'))
    .test('day', t('A day is written as 2026-11-22'), (text) => !text || isDay(text)),
}).noUnknown();

export type DeskLine = InferType<typeof deskLineSchema>;

/** POST /api/orders/desk: by phone or at the counter. */
export const deskOrderSchema = orderRequestSchema
  .omit(['productIds', 'email'])
  .shape({
    email: string().label(t('Email')).trim().max(orderLimits.email).email().default(''),
    lines: orderedBooks(deskLineSchema)
      .test(
        'distinct',
        t('A book stands in an order once, with its copies'),
        (lines = []) => new Set(lines.map(({ bookId }) => bookId)).size === lines.length,
      )
      .test(
        'copies',
        t('An order takes at most {most} copies', { most: deskLimits.copies }),
        (lines = []) => sumOf(lines, 'copies') <= deskLimits.copies,
      ),
    way: choiceSchema(t('How it is paid'), deskWayNames).default('later'),
    /** Of the card terminal's receipt. */
    reference: lineSchema().label(t('Receipt number')).max(cashLimits.reference).default(''),
    /** Of the account that pays. */
    customerId: lineSchema()
      .label(t('Customer on account'))
      .max(bookListLimits.bookId)
      .when('way', ([way], id) =>
        way === 'account' ? id.required(t('Choose the customer on account')) : id,
      ),
    /** A sale at the counter, which needs no customer. */
    isHandedOver: boolean().default(false),
  })
  .noUnknown()
  .test('counter', ({ isHandedOver, way, collection, toOrder = [] }, { createError }) => {
    if (!isHandedOver) return true;
    if (payWays[way].desk !== 'counter')
      return createError({ path: 'way', message: t('Say how the books were paid') });
    if (toOrder.length > 0)
      return createError({ path: 'toOrder', message: t('What is not there cannot be handed over') });
    return (
      collection === true || createError({ path: 'collection', message: t('It is handed over in the shop') })
    );
  })
  .test('customer', ({ isHandedOver, way, name, phone, email }, { createError }) => {
    if (isHandedOver || way === 'account') return true;
    if (!name) return createError({ path: 'name', message: t('Whose order is it?') });
    return (
      phone !== '' ||
      email !== '' ||
      createError({ path: 'phone', message: t('Type a phone number or an e-mail address') })
    );
  })
  .test('receipt', ({ way, reference }, { createError }) =>
    !hasReceipt(way) || reference !== ''
      ? true
      : createError({ path: 'reference', message: t('Type the receipt number of the card terminal') }),
  );

export type DeskOrderRequest = InferType<typeof deskOrderSchema>;
