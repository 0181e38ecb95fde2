import { t } from '@bookstore/functions/shared/words/words';
export const texts = {
  loading: t('Loading...'),
  booksFailure: t('Error while loading books'),
  bookFailure: t('Error while loading book info'),
  ordersFailure: t('Error getting orders data'),
  noOrders: t('No orders found'),
  logInAgain: t(
    'Please log in again: your session has ended. Nothing was ordered; your cart and what you typed are kept.',
  ),
  addedToCart: t('Product Added to the Cart'),
  inYourCart: t('In your cart'),
  relatedFailure: t('Error while loading related books'),
  linkCopied: t('Link copied'),
  linkNotCopied: t('Please copy the link yourself'),
};
