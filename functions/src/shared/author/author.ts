import { slugOf } from '../values/words.ts';

export interface Author {
  name: string;
  /** The last part of the page's address: 'gabriel-garcia-marquez'. */
  slug: string;
}

/** Suffixes that belong to the name before them: 'Martin Luther King, Jr.'. */
const suffix = /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|esq)\.?$/iu;

const isWholeName = (text: string) => text.includes(' ');

/** One word, or more after a particle: 'Le Guin'. */
const surname = /^(?:(?:da|de|del|della|den|der|di|du|la|le|st|van|von)\s.+|\S+)$/iu;

/** One given name, or several that end with initials: 'Ursula K.'. */
const givenNames = /^(?:\S+|(?:\S+\s+)*(?:\p{Lu}\.?)+)$/u;

/** 'A B, C D, Jr.' → ['A B', 'C D, Jr.']; 'Tolkien, J.R.R.' → ['J.R.R. Tolkien']. */
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
  // In a list of three or more, some may be single names: 'Homer, Robert Fagles, Bernard Knox'.
  const isList = whole === parts.length || (parts.length > 2 && whole * 2 > parts.length);
  return isList ? parts : [parts.join(', ')];
}

/** 'JRR Tolkien' → 'J R R Tolkien', so that initials give one address however they are written. */
function withInitialsApart(name: string): string {
  if (!/\p{Ll}/u.test(name)) return name;
  return name.replace(/(?<=^|\s)\p{Lu}{2,3}(?=\s)/gu, (initials) => [...initials].join(' '));
}

/** Addresses to redirect an old one to: 'tolkien-jrr' → 'j-r-r-tolkien'. */
export function laterSlugs(slug: string): string[] {
  const words = slug.split('-').slice(0, 8);
  const apart = words.map((word) => (/^[a-z]{2,3}$/.test(word) ? [...word] : [word]));
  return [words.map((word) => [word]), apart].flatMap((parts) =>
    parts.map((_, at) => [...parts.slice(at), ...parts.slice(0, at)].flat().join('-')),
  );
}

export function fullerName(one: Author, other: Author): Author {
  return other.name.length > one.name.length ? other : one;
}

/** Splits at '&' and 'and', but not 'Better Homes and Gardens' nor 'Simon & Schuster'. */
function splitAtAnd(text: string): string[] {
  const parts = text.split(/\s*&\s*|,?\s+and\s+/u);
  return parts.every(isWholeName) ? parts : [text];
}

/**
 * Each author once: 'Terry Pratchett, Neil Gaiman' and 'Terry Pratchett & Neil Gaiman' are two, 'Tolkien, J.R.R.' and
 * 'J. R. R. Tolkien' are one. A name without letters or digits is left out.
 */
export function authorsOf(text = ''): Author[] {
  const line = text.replace(/\s+/gu, ' ').trim();
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
