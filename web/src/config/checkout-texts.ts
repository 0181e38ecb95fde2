import type { UnconfirmedDetails } from '@bookstore/functions/shared/order/order-refusals';
import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { plural, t } from '@bookstore/functions/shared/words/words';

function whyConfirm(details?: UnconfirmedDetails): string {
  if (!details) return t('One more step before your next parcel');
  if (details.of === 'shop')
    return t('One more step, as many orders wait for their shopper’s confirmation today');
  return t('One more step for more than {most} books on their way to you', { most: details.most });
}

export const checkoutTexts = {
  orderFailure: t('Failed to place an order'),
  nothingToOrder: t('Your cart is empty: there is nothing to order yet.'),
  cartTooLarge: (limit: number, excess: number) =>
    plural(
      excess,
      'An order takes at most {limit} books: please remove one before you check out.',
      'An order takes at most {limit} books: please remove {count} before you check out.',
      { limit },
    ),
  shipping: t('Shipping and taxes calculated at checkout.'),
  /** In a shop that shows the taxes of the cart. */
  shippingAlone: t('Shipping calculated at checkout.'),
  emptyCart: t('No produt found'),
  totalWithTaxes: (total: string) => t('With taxes, the total is {total} today', { total }),
  orderPlacedEarlier: t('Your order was already placed'),
  orderPlacedEarlierReason: t(
    'The answer to your first try was lost on its way to you. Here is that order; nothing was ordered twice.',
  ),
  othersNotOrdered: t(
    'The answer to your first try was lost on its way to you; nothing was ordered twice. The books that are left here were not in that order: order them now.',
  ),
  /** @param details which limit is reached; undefined where the shop asks before every second order */
  confirmAddress: (email: string, button: string, details?: UnconfirmedDetails) =>
    t(
      '{reason}: please open the link in the mail that we have just sent to {email}, and press ‘{button}’ again, even if it says that the link was used: some mail programs open it first. Your cart and what you typed are kept.',
      { reason: whyConfirm(details), email, button },
    ),
  noConnection: t(
    'There is no connection to the shop, and as far as we know nothing was ordered. Your cart and what you typed are kept. Please try again when you are connected: nothing is ordered twice.',
  ),
};

/** The law of some countries fixes the buttons' words, whatever the payment. */
export function orderButtons({ bindingOrder }: Pick<ShopFrame, 'bindingOrder'>) {
  return bindingOrder
    ? {
        order: t('Order with obligation to pay'),
        orderOnline: t('Order with obligation to pay'),
        orderRest: (removed: number) =>
          plural(
            removed,
            'Remove it and order the rest with obligation to pay',
            'Remove them and order the rest with obligation to pay',
          ),
      }
    : {
        order: t('Place an Order'),
        orderOnline: t('Pay online|order'),
        orderRest: (removed: number) =>
          plural(removed, 'Remove it and order the rest', 'Remove them and order the rest'),
      };
}
