/** Texts that are used more than once, and texts of failures. */
export const texts = {
  loading: 'Loading...',
  booksFailure: 'Error while loading books',
  bookFailure: 'Error while loading book info',
  ordersFailure: 'Error getting orders data',
  noOrders: 'No orders found',
  logInAgain:
    'Please log in again: your session has ended. Nothing was ordered; your cart and what you typed are kept.',
  addedToCart: 'Product Added to the Cart',
  inYourCart: 'In your cart',
  relatedFailure: 'Error while loading related books',
  linkCopied: 'Link copied',
  linkNotCopied: 'Please copy the link yourself',
};
