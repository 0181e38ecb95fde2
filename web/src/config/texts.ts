/** The sentences that the shop says in more than one place or that name a failure. */
export const texts = {
  loading: 'Loading...',
  loginSuccess: 'Login Successful!',
  loginFailure: 'Please provide a valid email and password',
  registerSuccess: 'User registered successfully!',
  registerFailure: 'please provide a valid email and password',
  googleFailure: 'Google sign-in failed',
  booksFailure: 'Error while loading books',
  bookFailure: 'Error while loading book info',
  ordersFailure: 'Error getting orders data',
  noOrders: 'No orders found',
  emptyCart: 'No produt found',
  addedToCart: 'Product Added to the Cart',
  orderFailure: 'Failed to place an order',
  shipping: 'Shipping and taxes calculated at checkout.',
};
