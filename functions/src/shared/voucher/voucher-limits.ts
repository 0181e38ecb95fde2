// Without yup, which shoppers' pages do not load.

export const voucherLimits = {
  /** The longest text on a card, in UTF-16 units, and how many drawings it can have. */
  message: 300,
  cards: 4,
  /** How many pay for one order. */
  ofOrder: 5,
  /** The vouchers of a page of the desk's list, and of a shopper's own. */
  page: 50,
  own: 50,
  search: 80,
  /** How far ahead one can be sent, in days. */
  sentAhead: 365,
};
