import { slugOf } from '../values/words.ts';

/** An author as pages and addresses name them. */
export interface Author {
  name: string;
  /** The last part of the address of the author's page: 'gabriel-garcia-marquez'. */
  slug: string;
}

/** What belongs to the name before it: 'Martin Luther King, Jr.'. */
const suffix = /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|esq)\.?$/iu;

const isWholeName = (text: string) => text.includes(' ');

/** 'A B, C D, Jr.' → ['A B', 'C D, Jr.']; 'Tolkien, J.R.R.' stays whole, since a surname stands before the comma. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.trim().split(/\s*,\s*/u)) {
    const before = parts.at(-1);
    if (before !== undefined && suffix.test(part)) parts[parts.length - 1] = `${before}, ${part}`;
    else if (part !== '') parts.push(part);
  }
  const whole = parts.filter(isWholeName).length;
  // Of three or more some may have one name alone: 'Homer, Robert Fagles, Bernard Knox'.
  const isList = whole === parts.length || (parts.length > 2 && whole * 2 > parts.length);
  return isList ? parts : [parts.join(', ')];
}

/** Splits at '&' and 'and', but not 'Better Homes and Gardens' nor 'Simon & Schuster'. */
function splitAtAnd(text: string): string[] {
  const parts = text.split(/\s*&\s*|,?\s+and\s+/u);
  return parts.every(isWholeName) ? parts : [text];
}

/**
 * The authors that a book's one text names, each once: 'Terry Pratchett, Neil Gaiman' and 'Terry Pratchett & Neil Gaiman'
 * are two, 'Tolkien, J.R.R.' is one. A name without letters and digits is left out.
 */
export function authorsOf(text = ''): Author[] {
  const names = text
    .replace(/\s+/gu, ' ')
    .trim()
    .split(/\s*;\s*/u)
    .flatMap(splitAtAnd)
    .flatMap(splitAtCommas);
  const bySlug = new Map<string, Author>();
  for (const name of names) {
    const slug = slugOf(name);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { name, slug });
  }
  return [...bySlug.values()];
}
