/** The names of the Firestore collections that browsers read, too. */
export const collections = { books: 'books', orders: 'orders' } as const;
