// Without yup, which the cart page does not load.

/** The most books in one order and the longest texts, in UTF-16 units, that the shop stores for one. */
export const orderLimits = {
  books: 200,
  name: 200,
  email: 320,
  phone: 40,
  addressPart: 200,
  note: 500,
  carrier: 60,
  trackingCode: 100,
};

/** The most orders that one call names by their ids, and that are printed together. */
export const ordersTogether = 100;
