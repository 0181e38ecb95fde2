import type { ApiErrorBody, ErrorCode } from '@bookstore/functions/shared/api-error';

type Refusal = ApiErrorBody['error'];

/** A fact of a refusal, as it is written in a sentence. */
function fact({ details }: Refusal, name: string): string {
  const [, value] = Object.entries(details ?? {}).find(([key]) => key === name) ?? [];
  return String(value);
}

/** What is refused for many reasons: the message says which, as of a field in the words of the schema that its form has, too. */
const toldByTheApi = [
  ...['body-too-large', 'fixed-prices', 'idempotency-key-reused', 'import-state', 'invalid-argument'],
  ...['malformed-json', 'method-not-allowed', 'more-than-taken', 'not-delivered-there', 'not-found'],
  ...['order-changed', 'out-of-stock', 'permission-denied', 'stale', 'stock-selection'],
  ...['stocktake-state', 'too-many-requests', 'total-changed', 'unauthenticated', 'unknown-books'],
  ...['unsupported-media-type'],
] as const;

type ToldHere = Exclude<ErrorCode, (typeof toldByTheApi)[number]>;

const words: Readonly<Record<ToldHere, string | ((refusal: Refusal) => string)>> = {
  'address-not-confirmed': 'Confirm your e-mail address before your next order',
  'already-closed': (refusal) => `${fact(refusal, 'by')} has closed this day`,
  'bad-address': 'The address has percent signs that cannot be decoded',
  'bad-idempotency-key': 'Idempotency-Key must be a UUID',
  'books-missing': 'Some books are no longer available',
  'by-parcel': 'This order goes parcel by parcel',
  'cash-changed': 'Money was noted meanwhile: look at the figures again',
  collected: 'The order was collected: mark it as not collected yet, and put the book back then',
  'cover-in-use': 'A book or an order shows this cover',
  'currency-changed': (refusal) => `The shop sells in ${fact(refusal, 'currency')} now`,
  'genre-in-use': (refusal) => `${fact(refusal, 'name')} has books: merge it into another genre first`,
  'genre-in-way': (refusal) =>
    `${fact(refusal, 'name')} cannot come back: the shop has too many genres, or another one of its name`,
  'import-busy': 'The shop is busy with another import. Wait until it is done, or cancel it',
  'in-parts': (refusal) =>
    `These ${fact(refusal, 'count')} invoices are saved in ${fact(refusal, 'parts')} parts`,
  'incomplete-body': 'The body broke off',
  internal: 'Something went wrong in the shop',
  'isbn-taken': 'Another book has this ISBN',
  'mail-sent': 'The shopper was told already: take the step back for a reason instead',
  'mail-under-way': 'The mail is on its way already',
  'missing-idempotency-key': 'Send an Idempotency-Key header, a UUID for each order',
  'list-full': (refusal) => `A list holds up to ${fact(refusal, 'most')} books`,
  'name-taken': 'Another person has this name already; choose another one',
  'no-address': 'No address gets the mails about new orders: the settings of the shop name them',
  'no-books-left': 'Every book was taken out of this order: put one back first',
  'no-collection': 'Orders cannot be collected in the shop any more',
  'not-closed': 'This day is open',
  'nothing-to-restore': 'This entry does not keep an earlier state of a book',
  'order-erased': 'The data of this shopper was erased',
  'orders-under-way': (refusal) =>
    `Orders in ${fact(refusal, 'currency')} are under way: the currency can be changed once they are delivered or cancelled`,
  'own-orders-under-way':
    'An order of yours is still under way: the account can be deleted once it is delivered or cancelled',
  'owners-password': 'The owner’s password is set where the shop is deployed: see RUNBOOK.md',
  'person-changed': 'The owner has changed your account meanwhile; sign in again',
  'posting-state': 'This is not booked yet: let it go on first',
  'sign-in-too-old': 'Sign in once more first',
  'slug-taken': 'Another shelf has this address',
  'too-many-discounts': (refusal) => `An order has at most ${fact(refusal, 'most')} discounts`,
  'too-many-drafts': (refusal) =>
    `There can be ${fact(refusal, 'most')} drafts at most; publish or delete one first`,
  'too-many-messages': (refusal) => `An order has at most ${fact(refusal, 'most')} messages`,
  'too-many-notes': (refusal) => `An order has at most ${fact(refusal, 'most')} notes`,
  'too-many-people': (refusal) =>
    `There can be ${fact(refusal, 'most')} people at most; remove a person first`,
  'too-many-withdrawals': (refusal) => `An order has at most ${fact(refusal, 'most')} withdrawals`,
  'too-many-shelves': (refusal) => `There can be ${fact(refusal, 'most')} shelves at most; delete one first`,
  unavailable: 'The shop cannot answer right now',
  'unknown-app': 'This call must come from the shop’s own app; reload the page',
  'wrong-credentials': 'The username or the password is wrong',
};

/** What people read of a refusal of the API; of one that this page is too old to know, the API's own message. */
export function errorWords(refusal: Refusal): string {
  const [, told = refusal.message] = Object.entries(words).find(([code]) => code === refusal.code) ?? [];
  return typeof told === 'string' ? told : told(refusal);
}
