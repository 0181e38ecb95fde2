import { knownLanguage } from './known-language.ts';
import type { Language } from './languages.ts';

// Pages in the shop's first language have no prefix; those in another one are under '/de'.

/** '/de', or '' for the first language of the shop. */
export function languageRoot(language: Language, first: Language): '' | `/${Language}` {
  return language === first ? '' : `/${language}`;
}

/** ('/de', '/?page=2') → '/de?page=2' */
export function addressUnder(root: string, address: string): string {
  return root === '' ? address : root + address.replace(/^\/(?=$|[?#])/, '');
}

/** The path without its language prefix; unchanged where it has none. */
export function splitLanguage(path: string): { named?: Language; path: string } {
  const [, code, rest] = /^\/([a-z]+)(\/.*)?$/s.exec(path) ?? [];
  const named = knownLanguage(code);
  return named ? { named, path: rest ?? '/' } : { path };
}
