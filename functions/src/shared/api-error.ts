/** The codes of all refusals and failures of the API; the web app has the words for people by them. */
export const errorCodes = [
  ...['bad-address', 'bad-idempotency-key', 'body-too-large', 'idempotency-key-reused'],
  ...['incomplete-body', 'invalid-argument', 'malformed-json', 'method-not-allowed'],
  ...['missing-idempotency-key', 'not-found', 'stale', 'unsupported-media-type'],
  ...['internal', 'permission-denied', 'too-many-requests', 'unauthenticated', 'unavailable'],
  ...['unknown-app', 'wrong-credentials'],
  ...['address-not-confirmed', 'book-announced', 'books-missing', 'currency-changed', 'no-collection'],
  ...['not-delivered-there', 'out-of-stock', 'total-changed'],
  ...['bad-signature', 'payment-disturbed', 'payment-over', 'payment-unavailable'],
  ...['cash-above', 'cash-not-there', 'cash-off', 'online-below', 'payment-off'],
  ...[
    'books-announced',
    'books-awaited',
    'by-parcel',
    'collected',
    'fixed-prices',
    'in-parts',
    'mail-sent',
    'mail-under-way',
    'no-address',
  ],
  ...['no-books-left', 'order-changed', 'order-erased', 'too-many-discounts', 'too-many-messages'],
  ...['too-many-notes', 'too-many-withdrawals'],
  ...['already-closed', 'cash-changed', 'more-than-taken', 'not-closed'],
  ...['cover-in-use', 'import-busy', 'import-state', 'isbn-taken', 'nothing-to-restore', 'posting-state'],
  ...['slug-taken', 'stock-selection', 'stocktake-state', 'too-many-drafts', 'too-many-shelves'],
  ...['unknown-books'],
  ...['genre-in-use', 'genre-in-way', 'name-taken', 'orders-under-way', 'owners-password'],
  ...['person-changed', 'too-many-people'],
  ...['list-full', 'own-orders-under-way', 'sign-in-too-old'],
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer of the API that is not a success; the message is for developers. */
export interface ApiErrorBody {
  error: { code: ErrorCode; message: string; details?: unknown };
}
