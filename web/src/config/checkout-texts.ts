/** Texts of what becomes of an order that was sent. */
export const checkoutTexts = {
  orderPlacedEarlier: 'Your order was already placed',
  orderPlacedEarlierReason:
    'The answer to your first try was lost on its way to you. Here is that order; nothing was ordered twice.',
  noConnection:
    'There is no connection to the shop, and as far as we know nothing was ordered. Your cart and what you typed are kept. Please try again when you are connected: nothing is ordered twice.',
};
