/** Texts that are used more than once, and texts of failures. */
export const texts = {
  loading: 'Loading...',
  loginSuccess: 'Login Successful!',
  loginFailure: 'Please provide a valid email and password',
  registerSuccess: 'User registered successfully!',
  registerFailure: 'please provide a valid email and password',
  passwordRule: 'At least 6 characters.',
  googleFailure: 'Google sign-in failed',
  booksFailure: 'Error while loading books',
  bookFailure: 'Error while loading book info',
  ordersFailure: 'Error getting orders data',
  noOrders: 'No orders found',
  emptyCart: 'No produt found',
  addedToCart: 'Product Added to the Cart',
  relatedFailure: 'Error while loading related books',
  linkCopied: 'Link copied',
  linkNotCopied: 'Please copy the link yourself',
  orderFailure: 'Failed to place an order',
  nothingToOrder: 'Your cart is empty: there is nothing to order yet.',
  orderPlacedEarlier: 'Your order was already placed',
  orderPlacedEarlierReason:
    'The answer to your first try was lost on its way to you. Here is that order; nothing was ordered twice.',
  cartTooLarge: (limit: number, excess: number) =>
    `An order takes at most ${limit} books: please remove ${excess === 1 ? 'one' : excess} before you check out.`,
  sessionExpired: 'Token has been expired!,Plesase login again',
  shipping: 'Shipping and taxes calculated at checkout.',
};
