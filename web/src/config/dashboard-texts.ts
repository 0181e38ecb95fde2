/** Texts of the dashboard, which shoppers do not load. */
export const dashboardTexts = {
  addBookFailure: 'Failed to add book.Please try again',
  updateBookFailure: 'Failed to update book.',
  deleteBookSuccess: 'Book deleted successfully!',
  deleteBookFailure: 'Failed to delete book. Please try again.',
  restoreBookFailure: 'Failed to restore the book. Please try again.',
  fetchBookFailure: 'Error fetching book data',
};
