/** Texts of the administrator's pages, which shoppers do not load. */
export const dashboardTexts = {
  addBookFailure: 'Failed to add book.Please try again',
  updateBookFailure: 'Failed to update book.',
  deleteBookSuccess: 'Book deleted successfully!',
  deleteBookFailure: 'Failed to delete book. Please try again.',
  restoreBookFailure: 'Failed to bring the book back. Please try again.',
  fetchBookFailure: 'Error fetching book data',
};
