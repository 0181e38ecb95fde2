import { t } from '../words/words.ts';
/** Stored values with their labels. */
export const bookFormatLabels: Readonly<Record<string, string>> = {
  hardcover: t('Hardcover'),
  paperback: t('Paperback'),
  'e-book': t('E-book'),
  audiobook: t('Audiobook'),
};

export const bookFormats: readonly string[] = Object.keys(bookFormatLabels);
