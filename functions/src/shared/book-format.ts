/** The forms in which a book is sold: as they are stored, and as people read them. */
export const bookFormats = {
  hardcover: 'Hardcover',
  paperback: 'Paperback',
  'e-book': 'E-book',
  audiobook: 'Audiobook',
} as const;

export type BookFormat = keyof typeof bookFormats;

export function isBookFormat(text: string): text is BookFormat {
  return Object.hasOwn(bookFormats, text);
}
