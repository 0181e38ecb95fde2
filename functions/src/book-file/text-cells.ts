import { optionalFieldLimits } from '../shared/book/optional-field-schemas.ts';
import type { Reading } from './cell-reading.ts';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodedEntity(entity: string, name: string): string {
  if (Object.hasOwn(namedEntities, name)) return namedEntities[name] ?? entity;
  const code = Number(name.replace(/^#x/i, '0x').replace(/^#/, ''));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : entity;
}

// In each of these patterns a tag ends before the next `<`, or at the end of the text, since a text of unclosed tags would
// otherwise be searched to its end for every one of them.
const htmlTag = /<\/?(?:p|br|div|span|b|i|em|strong|u|ul|ol|li|h[1-6]|a|table|tr|td)\b[^<>]*>/i;

/** A description, without the HTML that other web shops export; in a line of the shop's own export it is text. */
export function readDescription(cell: string, { isOwn = false } = {}): Reading<string> {
  const text = cell.trim();
  if (isOwn || !htmlTag.test(text)) return text === '' ? {} : { value: text };
  const value = text
    .replace(/<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)>|$)/gi, '')
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li|h[1-6]|tr)>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, decodedEntity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  return value === '' ? {} : { value };
}

/** Authors; of a list that is too long those that fit. */
export function readAuthor(cell: string): Reading<string> {
  const text = cell.trim();
  if (text === '') return {};
  if (text.length <= optionalFieldLimits.author) return { value: text };
  const end = text.slice(0, optionalFieldLimits.author + 1).lastIndexOf(',');
  const value = (end > 0 ? text.slice(0, end) : text.slice(0, optionalFieldLimits.author))
    .toWellFormed()
    .trim();
  return { value, reason: `Author shortened to ${optionalFieldLimits.author} characters` };
}
