import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import type { Catalogue, Messages } from '@bookstore/functions/shared/words/languages';
import { withoutSense } from '@bookstore/functions/shared/words/message-parts';
import { sourceMessages } from './source-messages.ts';

/** For tests alone, by reading direction: English with accents, in brackets, and longer. */
const pseudoLocales = { 'en-XA': 'ltr', 'en-XB': 'rtl' } as const;

export const isPseudoLocale = (name: string) => Object.hasOwn(pseudoLocales, name);

const accents = new Map(
  Object.entries({
    a: 'å',
    e: 'é',
    i: 'ï',
    o: 'ö',
    u: 'ü',
    y: 'ý',
    c: 'ç',
    n: 'ñ',
    s: 'š',
    A: 'Å',
    E: 'É',
    I: 'Ï',
    O: 'Ö',
    U: 'Ü',
  }),
);

/** Placeholders and tags stay as they are. */
const whole = /(\{\w+\}|<\/?\w+>)/;

function longer(text: string): string {
  const accented = [...text].map((sign) => accents.get(sign) ?? sign);
  const doubled = accented.map((sign) => (/[åéïöü]/.test(sign) ? sign + sign : sign)).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const wanted = text.length + Math.ceil(letters * 0.4);
  // Within the last word, since a compound has no place for a line break either.
  return doubled.replace(/(\p{L})(\P{L}*)$/u, (_, last, rest) => {
    return last + 'ö'.repeat(Math.max(0, wanted - doubled.length)) + rest;
  });
}

/**
 * 'See {count} books' → '[Šéééé {count} böööökšö]': brackets show where a sentence ends, accents that it was
 * translated.
 */
export function pseudo(message: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(message) ?? [];
  const parts = text.split(whole).map((part, index) => (index % 2 ? part : longer(part)));
  return `${before}[${parts.join('')}]${after}`;
}

/** Undefined for a name that is no pseudo-locale. */
export function pseudoCatalogue(name: string): Catalogue | undefined {
  const pseudoLocale = keysOf(pseudoLocales).find((locale) => locale === name);
  if (!pseudoLocale) return undefined;
  const messages: Messages = Object.fromEntries(
    [...sourceMessages().values()]
      .flat()
      .map(({ key, one }) => [
        key,
        one === undefined ? pseudo(withoutSense(key)) : { one: pseudo(one), other: pseudo(key) },
      ]),
  );
  // As English: its numbers and plural forms are, and so are the orders that are placed in it.
  return { language: 'en', direction: pseudoLocales[pseudoLocale], messages };
}
