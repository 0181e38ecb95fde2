import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import type { Catalogue, Messages } from '@bookstore/functions/shared/words/languages';
import { withoutSense } from '@bookstore/functions/shared/words/message-parts';
import { sourceMessages } from './source-messages.ts';

/** Languages for tests alone, in the direction in which they are read: English with accents, in brackets, and longer. */
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
  // Within the last word, as a compound has no place for a line's end either.
  return doubled.replace(/(\p{L})(\P{L}*)$/u, (_, last, rest) => {
    return last + 'ö'.repeat(Math.max(0, wanted - doubled.length)) + rest;
  });
}

/** 'See {count} books' → '[Šéééé {count} böööökšö]': brackets show where a sentence ends, accents what passes through the one way. */
export function pseudo(message: string): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(message) ?? [];
  const parts = text.split(whole).map((part, index) => (index % 2 ? part : longer(part)));
  return `${before}[${parts.join('')}]${after}`;
}

/** The messages of all sources in a language of tests; undefined for any other. */
export function pseudoCatalogue(name: string): Catalogue | undefined {
  const known = keysOf(pseudoLocales).find((locale) => locale === name);
  if (!known) return undefined;
  const messages: Messages = Object.fromEntries(
    [...sourceMessages().values()]
      .flat()
      .map(({ key, one }) => [
        key,
        one === undefined ? pseudo(withoutSense(key)) : { one: pseudo(one), other: pseudo(key) },
      ]),
  );
  // It is English all the same: its numbers and forms are, and so are the orders that are placed in it.
  return { language: 'en', direction: pseudoLocales[known], messages };
}
