/** Texts that are used more than once, and texts of failures. */
export const texts = {
  loading: 'Loading...',
  booksFailure: 'Error while loading books',
  bookFailure: 'Error while loading book info',
  ordersFailure: 'Error getting orders data',
  noOrders: 'No orders found',
  addedToCart: 'Product Added to the Cart',
  relatedFailure: 'Error while loading related books',
  linkCopied: 'Link copied',
  linkNotCopied: 'Please copy the link yourself',
};
