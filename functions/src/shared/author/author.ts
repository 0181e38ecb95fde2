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

/** A surname of one word, or of more after a particle: 'Le Guin'. */
const surname = /^(?:(?:da|de|del|della|den|der|di|du|la|le|st|van|von)\s.+|\S+)$/iu;

/** One given name, or some that end with initials: 'Ursula K.'. */
const givenNames = /^(?:\S+|(?:\S+\s+)*(?:\p{Lu}\.?)+)$/u;

/** 'A B, C D, Jr.' → ['A B', 'C D, Jr.']; 'Tolkien, J.R.R.' → ['J.R.R. Tolkien'], since a surname stands before the comma. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.trim().split(/\s*,\s*/u)) {
    const before = parts.at(-1);
    if (before !== undefined && suffix.test(part)) parts[parts.length - 1] = `${before}, ${part}`;
    else if (part !== '') parts.push(part);
  }
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && surname.test(first) && givenNames.test(second)) return [`${second} ${first}`];
  const whole = parts.filter(isWholeName).length;
  // Of three or more some may have one name alone: 'Homer, Robert Fagles, Bernard Knox'.
  const isList = whole === parts.length || (parts.length > 2 && whole * 2 > parts.length);
  return isList ? parts : [parts.join(', ')];
}

/** 'JRR Tolkien' → 'J R R Tolkien', so that initials have one address however they are written. */
function withInitialsApart(name: string): string {
  if (!/\p{Ll}/u.test(name)) return name;
  return name.replace(/(?<=^|\s)\p{Lu}{2,3}(?=\s)/gu, (initials) => [...initials].join(' '));
}

/** The addresses that an author's page may have moved to from an older one: 'tolkien-jrr' → 'j-r-r-tolkien'. */
export function laterSlugs(slug: string): string[] {
  const words = slug.split('-').slice(0, 8);
  const apart = words.map((word) => (/^[a-z]{2,3}$/.test(word) ? [...word] : [word]));
  return [words.map((word) => [word]), apart].flatMap((parts) =>
    parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)].flat().join('-')),
  );
}

/** Of two ways to write a name the fuller one. */
export function fullerName(one: Author, other: Author): Author {
  return other.name.length > one.name.length ? other : one;
}

/** Splits at '&' and 'and', but not 'Better Homes and Gardens' nor 'Simon & Schuster'. */
function splitAtAnd(text: string): string[] {
  const parts = text.split(/\s*&\s*|,?\s+and\s+/u);
  return parts.every(isWholeName) ? parts : [text];
}

/**
 * The authors that a book's one text names, each once: 'Terry Pratchett, Neil Gaiman' and 'Terry Pratchett & Neil Gaiman'
 * are two, 'Tolkien, J.R.R.' and 'J. R. R. Tolkien' are one. A name without letters and digits is left out.
 */
export function authorsOf(text = ''): Author[] {
  const line = text.replace(/\s+/gu, ' ').trim();
  // Most texts are one name.
  const names = /[;&,]| and /.test(line)
    ? line
        .split(/\s*;\s*/u)
        .flatMap(splitAtAnd)
        .flatMap(splitAtCommas)
    : [line];
  const bySlug = new Map<string, Author>();
  for (const name of names) {
    const slug = slugOf(withInitialsApart(name));
    if (slug && !bySlug.has(slug)) bySlug.set(slug, { name, slug });
  }
  return [...bySlug.values()];
}
