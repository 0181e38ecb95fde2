// Without yup, which the cart page does not load.

/** The list of books of a withdrawal, in UTF-16 units (some twenty long titles); and withdrawals per order. */
export const withdrawalLimits = { books: 2000, ofOrder: 20 };

/** Books of an order; texts in UTF-16 units. */
export const orderLimits = {
  books: 200,
  name: 200,
  email: 320,
  phone: 40,
  addressPart: 200,
  note: 500,
  giftNote: 200,
  carrier: 60,
  trackingCode: 100,
};

/** Of an order that the shop takes itself. */
export const deskLimits = { copies: 500 };

/** Unpaid copies held by a shopper without a confirmed e-mail address. */
export const mostUnconfirmedCopies = 10;

/** Orders per call by ids, and printed together. */
export const ordersTogether = 100;

export const cashLimits = {
  /** Of one entry. */
  cents: 100_000_000_000,
  /** A million: enough for any drawer. */
  countedCents: 100_000_000,
  /** Texts in UTF-16 units. */
  reference: 100,
  note: 500,
  /** Per answer, and per order. */
  entries: 100,
  ofOrder: 100,
  /** Entries of a day that one search reads, and the longest text searched for. */
  searched: 500,
  search: 80,
};

/** Vouchers per order, and the longest code as typed. */
export const mostVouchers = 5;
export const voucherCodeMost = 64;

/** Per order, those taken back included; and the longest reason. */
export const discountLimits = { ofOrder: 20, reason: 200 };
