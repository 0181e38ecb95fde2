import { array, boolean, type InferType, type ISchema, number, string } from 'yup';
import { bookListLimits } from '../book/book-paging.ts';
import { codeSchema } from '../offer/code-schema.ts';
import { decimalsOf } from '../shop/money-format.ts';
import { totalForm } from '../values/price.ts';
import { isObject } from '../values/stored-fields.ts';
import { languageSchema } from '../words/language-schema.ts';
import { t } from '../words/words.ts';
import { giftSchema } from './gift.ts';
import { mostVouchers, orderLimits, voucherCodeMost } from './order-limits.ts';
import { recipientSchema } from './recipient.ts';

const currencySchema = () =>
  string()
    .label(t('Currency'))
    .matches(/^[A-Z]{3}$/, t('Currency must be a code such as EUR'));

/** At least one, and no more than an order takes. */
export const orderedBooks = <Book>(book: ISchema<Book>) =>
  array(book)
    .label(t('Books'))
    .required(t('An order needs at least one book'))
    .min(1, t('An order needs at least one book'))
    .max(orderLimits.books, t('An order takes at most {most} books', { most: orderLimits.books }));

/** POST /api/orders. `email` may be sent, but an order always carries the e-mail of the signed-in shopper. */
export const orderRequestSchema = recipientSchema
  .shape({
    email: string().label(t('Email')).trim().max(orderLimits.email).default(''),
    productIds: orderedBooks(string().label(t('Book id')).required().max(bookListLimits.bookId)).test(
      'distinct',
      t('A book can be ordered only once'),
      (ids) => !ids || new Set(ids).size === ids.length,
    ),
    /** With the decimals of the currency: '12.30'. */
    totalPrice: string()
      .label(t('Total'))
      .required()
      .when('currency', ([currency], total) => {
        const { form, words } = totalForm(decimalsOf(currency));
        return total.matches(form, t('Total must be an amount {form}', { form: words }));
      }),
    /** In which the shopper saw the total; missing means dollars. */
    currency: currencySchema(),
    /** Left out for a delivery. */
    collection: boolean().strict(),
    /** Of the page on which it is placed; left out for English. */
    language: languageSchema(),
    gift: giftSchema,
    /** Sold-out or announced books for which the shopper agrees to wait. */
    toOrder: array(string().label(t('Book id')).required().max(bookListLimits.bookId))
      .label(t('Books to order'))
      .max(orderLimits.books),
    offerCode: codeSchema(),
    /** Used one after the other, as far as they go. */
    vouchers: array(string().label(t('Voucher')).required().max(voucherCodeMost))
      .label(t('Vouchers'))
      .max(mostVouchers, t('An order is paid with at most {most} vouchers', { most: mostVouchers })),
    /** The amount that the shopper saw: they must not pay less. */
    voucherCents: number().label(t('Vouchers')).integer().min(0),
  })
  .noUnknown()
  // A collection needs no address, and what is not needed is not stored.
  .transform((request: unknown) =>
    isObject(request) && request.collection === true ? { ...request, address: {} } : request,
  );

export type OrderRequest = InferType<typeof orderRequestSchema>;
