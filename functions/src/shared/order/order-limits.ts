// Without yup, which the cart page does not load.

/** The longest list of books of a withdrawal, in UTF-16 units: some twenty long titles; and the most withdrawals of an order. */
export const withdrawalLimits = { books: 2000, ofOrder: 20 };

/** The most books in one order and the longest texts, in UTF-16 units, that the shop stores for one. */
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

/** The most copies in one order that the shop takes itself. */
export const deskLimits = { copies: 500 };

/** The most copies of the stock that a shopper without a confirmed e-mail address holds unpaid. */
export const mostUnconfirmedCopies = 10;

/** The most orders that one call names by their ids, and that are printed together. */
export const ordersTogether = 100;

export const cashLimits = {
  /** The most that one entry can be. */
  cents: 100_000_000_000,
  /** As much can be counted in any drawer: a million. */
  countedCents: 100_000_000,
  /** The longest texts of an entry, in UTF-16 units. */
  reference: 100,
  note: 500,
  /** The most entries of an answer, and of an order. */
  entries: 100,
  ofOrder: 100,
  /** How many entries of a day one search looks through, and the longest text that is searched for. */
  searched: 500,
  search: 80,
};

/** The most vouchers with which one order is paid, and the longest code as it is typed. */
export const mostVouchers = 5;
export const voucherCodeMost = 64;

/** The most discounts of an order, those taken back included, and the longest reason. */
export const discountLimits = { ofOrder: 20, reason: 200 };
