// Without yup, which shoppers' pages do not load.

export const voucherLimits = {
  /** Texts on a card in UTF-16 units; and drawings. */
  message: 300,
  cards: 4,
  /** Vouchers per order. */
  ofOrder: 5,
  /** Per page of the desk's list, and of a shopper's own. */
  page: 50,
  own: 50,
  search: 80,
  /** In days. */
  sentAhead: 365,
};
