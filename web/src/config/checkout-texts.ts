import type { UnconfirmedDetails } from '@bookstore/functions/shared/order/order';

function whyConfirm(details?: UnconfirmedDetails): string {
  if (!details) return 'One more step before your next parcel';
  if (details.of === 'shop')
    return 'One more step, as many orders wait for their shopper’s confirmation today';
  return `One more step for more than ${details.most} books on their way to you`;
}

/** Texts of the cart and of placing an order. */
export const checkoutTexts = {
  orderFailure: 'Failed to place an order',
  nothingToOrder: 'Your cart is empty: there is nothing to order yet.',
  cartTooLarge: (limit: number, excess: number) =>
    `An order takes at most ${limit} books: please remove ${excess === 1 ? 'one' : excess} before you check out.`,
  shipping: 'Shipping and taxes calculated at checkout.',
  /** In a shop that shows the taxes of the cart. */
  shippingAlone: 'Shipping calculated at checkout.',
  emptyCart: 'No produt found',
  totalWithTaxes: (total: string) => `With taxes, the total is ${total} today`,
  orderPlacedEarlier: 'Your order was already placed',
  orderPlacedEarlierReason:
    'The answer to your first try was lost on its way to you. Here is that order; nothing was ordered twice.',
  /** @param details of which copies there are too many; undefined where the shop asks before every second order */
  confirmAddress: (email: string, details?: UnconfirmedDetails) =>
    `${whyConfirm(details)}: please open the link in the mail that we have just sent to ${email}, and press ‘Place an Order’ again, even if it says that the link was used: some mail programs open it first. Your cart and what you typed are kept.`,
  noConnection:
    'There is no connection to the shop, and as far as we know nothing was ordered. Your cart and what you typed are kept. Please try again when you are connected: nothing is ordered twice.',
};
