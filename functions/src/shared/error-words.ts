import type { ApiErrorBody, ErrorCode } from './api-error.ts';
import { spokenLanguage, t } from './words/words.ts';

type Refusal = ApiErrorBody['error'];

function fact({ details }: Refusal, name: string): string {
  const [, value] = Object.entries(details ?? {}).find(([key]) => key === name) ?? [];
  return String(value);
}

/** For input that the shopper's own form may not have checked. */
function argumentWords(refusal: Refusal): string {
  const [field = ''] = fact(refusal, 'field').split(/[.[]/);
  if (field === 'email') return t('This is no e-mail address');
  if (field === 'number') return t('An order number looks like 7K3M-9QXA');
  const isTyped = ['name', 'phone', 'address', 'addresses', 'books', 'token'].includes(field);
  return isTyped ? t('Something is missing, or not as it must be') : refusal.message;
}

/**
 * Refusals with many reasons: the API's message names the reason, but only in English. In another language shoppers
 * read what all of them have in common.
 */
const common = {
  'body-too-large': () => t('That is too much at once'),
  'invalid-argument': argumentWords,
  'malformed-json': () => t('What was sent cannot be read'),
  'not-delivered-there': () => t('The shop does not deliver there'),
  'not-found': () => t('This is not there, or not any more'),
  'order-changed': () => t('The order has changed meanwhile'),
  'out-of-stock': () => t('Some books are sold out'),
  'permission-denied': () => t('You may not do this'),
  stale: () => t('This has changed meanwhile'),
  'too-many-requests': () => t('Too many tries; try again later'),
  'total-changed': () => t('The total has changed'),
  unauthenticated: () => t('Please sign in again'),
} satisfies Partial<Record<ErrorCode, (refusal: Refusal) => string>>;

/** And refusals that only the desk or developers meet. */
type ToldByTheApi =
  | keyof typeof common
  | 'fixed-prices'
  | 'idempotency-key-reused'
  | 'import-state'
  | 'method-not-allowed'
  | 'stock-selection'
  | 'stocktake-state'
  | 'unsupported-media-type';

type ToldHere = Exclude<ErrorCode, ToldByTheApi>;

const notToRemind: Readonly<Record<string, string>> = {
  paid: t('It is paid by now'),
  'not-due': t('It is not due yet'),
  'too-soon': t('A reminder went today already'),
  last: t('Three reminders have gone already'),
};

export const reminderWords = (why: string) => notToRemind[why] ?? t('No reminder can go now');

const words: Readonly<Record<ToldHere, (refusal: Refusal) => string>> = {
  'address-not-confirmed': () => t('Confirm your e-mail address before your next order'),
  'already-closed': (refusal) => t('{name} has closed this day', { name: fact(refusal, 'by') }),
  'bad-address': () => t('The address has percent signs that cannot be decoded'),
  'bad-idempotency-key': () => t('Idempotency-Key must be a UUID'),
  'bad-signature': () => t('The event has no signature of the provider'),
  'book-announced': () => t('A book has not appeared yet: the cart says when it does'),
  'books-missing': () => t('Some books are no longer available'),
  'books-awaited': () =>
    t('A book of this order has not come yet: receive it, or send the others in a parcel of their own'),
  'books-announced': () =>
    t(
      'A book of this order has not appeared yet: take the day off the book if it may be sent before, or send the others in a parcel of their own',
    ),
  'by-parcel': () => t('This order goes parcel by parcel'),
  'cash-above': (refusal) =>
    t('Cash is taken for orders of up to {amount}', { amount: fact(refusal, 'amount') }),
  'cash-changed': () => t('Money was noted meanwhile: look at the figures again'),
  'cash-not-there': () => t('Cash is not taken where this order goes'),
  'cash-off': () => t('Orders are paid online in this shop'),
  collected: () => t('The order was collected: mark it as not collected yet, and put the book back then'),
  'cover-in-use': () => t('A book or an order shows this cover'),
  'currency-changed': (refusal) =>
    t('The shop sells in {currency} now', { currency: fact(refusal, 'currency') }),
  'above-limit': (refusal) =>
    t('Only {amount} are left of the limit of this customer', { amount: fact(refusal, 'amount') }),
  'customer-owes': () => t('This customer has orders that are not paid yet'),
  'needs-invoices': () => t('Orders on account need invoices: switch them on in the settings'),
  'not-to-remind': (refusal) => reminderWords(fact(refusal, 'why')),
  'voucher-currency': () => t('This voucher is of another currency than the order'),
  'voucher-rate': () =>
    t(
      'This voucher was sold with its tax: it pays only for what bears the same rate. Pay the rest in another way',
    ),
  'voucher-refused': () =>
    t('This voucher does not pay: look at the code again, or ask us what is left of it'),
  'voucher-short': () => t('The vouchers, or what is still to be paid, are less than that'),
  'drawer-short': (refusal) => t('The drawer holds only {amount}', { amount: fact(refusal, 'amount') }),
  'genre-in-use': (refusal) =>
    t('{genre} has books: merge it into another genre first', { genre: fact(refusal, 'name') }),
  'genre-in-way': (refusal) =>
    t('{genre} cannot come back: the shop has too many genres, or another one of its name', {
      genre: fact(refusal, 'name'),
    }),
  'import-busy': () => t('The shop is busy with another import. Wait until it is done, or cancel it'),
  'in-parts': (refusal) =>
    t('These {count} invoices are saved in {parts} parts', {
      count: fact(refusal, 'count'),
      parts: fact(refusal, 'parts'),
    }),
  'incomplete-body': () => t('The body broke off'),
  internal: () => t('Something went wrong in the shop'),
  'isbn-taken': () => t('Another book has this ISBN'),
  'mail-sent': () => t('The shopper was told already: take the step back for a reason instead'),
  'mail-under-way': () => t('The mail is on its way already'),
  'missing-idempotency-key': () => t('Send an Idempotency-Key header, a UUID for each order'),
  'list-full': (refusal) => t('A list holds up to {most} books', { most: fact(refusal, 'most') }),
  'name-taken': () => t('Another person has this name already; choose another one'),
  'no-address': () => t('No address gets the mails about new orders: the settings of the shop name them'),
  'no-books-left': () => t('Every book was taken out of this order: put one back first'),
  'needs-till': () => t('The law asks for a certified till where books are paid so at the counter'),
  'no-collection': () => t('Orders cannot be collected in the shop any more'),
  'more-than-taken': (refusal) =>
    t('At most {amount} can be given back: no more was taken', { amount: fact(refusal, 'amount') }),
  'not-closed': () => t('This day is open'),
  'nothing-to-restore': () => t('This entry does not keep an earlier state of a book'),
  'online-below': (refusal) =>
    t('Orders are paid online from {amount} on', { amount: fact(refusal, 'amount') }),
  'order-erased': () => t('The data of this shopper was erased'),
  'orders-under-way': (refusal) =>
    t(
      'Orders in {currency} are under way: the currency can be changed once they are delivered or cancelled',
      { currency: fact(refusal, 'currency') },
    ),
  'own-orders-under-way': () =>
    t('An order of yours is still under way: the account can be deleted once it is delivered or cancelled'),
  'owners-password': () => t('The owner’s password is set where the shop is deployed'),
  'payment-off': () => t('Orders are not paid online in this shop'),
  'payment-disturbed': () =>
    t('Paying online is disturbed at the moment, and nothing was taken: try again in some minutes'),
  'payment-over': () => t('This payment is over'),
  'payment-unavailable': () => t('Paying online does not work at the moment'),
  'person-changed': () => t('The owner has changed your account meanwhile; sign in again'),
  'posting-state': () => t('This is not booked yet: let it go on first'),
  'voucher-redeemed': () =>
    t('Something of this voucher was redeemed meanwhile: it cannot be refunded any more'),
  'vouchers-off': () => t('The shop sells no gift vouchers'),
  'voucher-state': () => t('The voucher cannot be changed so now: load it again'),
  'sign-in-too-old': () => t('Sign in once more first'),
  'slug-taken': () => t('Another shelf has this address'),
  'too-many-customers': (refusal) =>
    t('There can be {most} customers on account at most; delete one first', { most: fact(refusal, 'most') }),
  'too-many-discounts': (refusal) =>
    t('An order has at most {most} discounts', { most: fact(refusal, 'most') }),
  'too-many-drafts': (refusal) =>
    t('There can be {most} drafts at most; publish or delete one first', { most: fact(refusal, 'most') }),
  'too-many-makers': () => t('There is no room for more: shorten or empty the addresses of other publishers'),
  'too-many-messages': (refusal) =>
    t('An order has at most {most} messages', { most: fact(refusal, 'most') }),
  'too-many-notes': (refusal) => t('An order has at most {most} notes', { most: fact(refusal, 'most') }),
  'too-many-people': (refusal) =>
    t('There can be {most} people at most; remove a person first', { most: fact(refusal, 'most') }),
  'too-many-withdrawals': (refusal) =>
    t('An order has at most {most} withdrawals', { most: fact(refusal, 'most') }),
  'too-many-shelves': (refusal) =>
    t('There can be {most} shelves at most; delete one first', { most: fact(refusal, 'most') }),
  unavailable: () => t('The shop cannot answer right now'),
  'unknown-app': () => t('This call must come from the shop’s own app; reload the page'),
  'unknown-books': () => t('Some books are no longer in the shop'),
  'wrong-credentials': () => t('The username or the password is wrong'),
};

const wordsByCode = new Map<string, (refusal: Refusal) => string>(Object.entries(words));
const commonOf = new Map<string, (refusal: Refusal) => string>(Object.entries(common));

/** Falls back on the API's message for a code that this page is too old to know. */
export function errorWords(refusal: Refusal): string {
  const wording =
    wordsByCode.get(refusal.code) ?? (spokenLanguage() === 'en' ? undefined : commonOf.get(refusal.code));
  return wording ? wording(refusal) : refusal.message;
}
