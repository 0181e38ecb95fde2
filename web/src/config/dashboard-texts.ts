import { t } from '@bookstore/functions/shared/words/words';
/** Shoppers do not load these. */
export const dashboardTexts = {
  addBookFailure: t('Failed to add book.Please try again'),
  updateBookFailure: t('Failed to update book.'),
  deleteBookSuccess: t('Book deleted successfully!'),
  deleteBookFailure: t('Failed to delete book. Please try again.'),
  restoreBookFailure: t('Failed to restore the book. Please try again.'),
  fetchBookFailure: t('Error fetching book data'),
};
