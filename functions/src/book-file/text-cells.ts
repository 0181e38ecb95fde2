import { decode } from 'html-entities';
import { optionalFieldLimits } from '../shared/book/optional-field-schemas.ts';
import { stockLimits } from '../shared/stock/stock.ts';
import { t } from '../shared/words/words.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** Decodes HTML entities, once: 'Fish &amp; chips' → 'Fish & chips'. */
export function decodedText(text: string): string {
  return decode(text, { scope: 'strict' }).replaceAll('\u00a0', ' ').toWellFormed();
}

// In these patterns a tag ends before the next `<` or at the end of the text; otherwise each unclosed tag would be
// searched to the text's end (quadratic time).
const htmlTag = /<\/?(?:p|br|div|span|b|i|em|strong|u|ul|ol|li|h[1-6]|a|table|tr|td)\b[^<>]*>/i;

/** Removes HTML tags that other web shops export; the shop's own export is plain text. */
export function readDescription(cell: string, { isOwn = false } = {}): Reading<string> {
  const text = cell.trim();
  if (text === '') return {};
  if (isOwn) return { value: text };
  if (!htmlTag.test(text)) return { value: decodedText(text) };
  const stripped = text
    .replace(/<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)>|$)/gi, '')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n')
    .replace(/<[^<>]*>/g, '');
  const value = decodedText(stripped)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return value === '' ? {} : { value };
}

/** 'Lee, Ann' → 'Ann Lee'. */
export function inNaturalOrder(name: string): string {
  const parts = name.split(',').map((part) => part.trim());
  return parts.length === 2 && !parts.includes('') ? parts.toReversed().join(' ') : name;
}

/** Of a list that is too long, the authors that fit. */
export function readAuthor(cell: string): Reading<string> {
  const text = cell.trim();
  if (text === '') return {};
  if (text.length <= optionalFieldLimits.author) return { value: text };
  const end = text.slice(0, optionalFieldLimits.author + 1).lastIndexOf(',');
  const value = (end > 0 ? text.slice(0, end) : text.slice(0, optionalFieldLimits.author))
    .toWellFormed()
    .trim();
  return { value, reason: t('Author shortened to {most} characters', { most: optionalFieldLimits.author }) };
}

export function readShelf(cell: string): Reading<string> {
  if (cell.length <= stockLimits.shelf) return { value: cell };
  return {
    reason: t('Shelf left out: {cell} has more than {most} characters', {
      cell: quoted(cell),
      most: stockLimits.shelf,
    }),
  };
}
