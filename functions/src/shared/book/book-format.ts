import { t } from '../words/words.ts';
/** The forms in which a book is sold, as they are stored, and as people read them. */
export const bookFormatLabels: Readonly<Record<string, string>> = {
  hardcover: t('Hardcover'),
  paperback: t('Paperback'),
  'e-book': t('E-book'),
  audiobook: t('Audiobook'),
};

export const bookFormats: readonly string[] = Object.keys(bookFormatLabels);
