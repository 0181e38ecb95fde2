/** The forms in which a book is sold, as they are stored; people read them with a capital, like categories. */
export const bookFormats: readonly string[] = ['hardcover', 'paperback', 'e-book', 'audiobook'];
