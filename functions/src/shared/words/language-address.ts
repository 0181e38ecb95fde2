import { knownLanguage } from './known-language.ts';
import type { Language } from './languages.ts';

// The pages of the shop's first language stand at their own addresses, those of another one under '/de'.

/** What stands before the addresses of a language: '/de', or nothing for the first language of the shop. */
export function languageRoot(language: Language, first: Language): '' | `/${Language}` {
  return language === first ? '' : `/${language}`;
}

/** The address of a page under such a root: ('/de', '/?page=2') → '/de?page=2' */
export function addressUnder(root: string, address: string): string {
  return root === '' ? address : root + address.replace(/^\/(?=$|[?#])/, '');
}

/** The language that a path names, and the path without it; as it is where it names none. */
export function splitLanguage(path: string): { named?: Language; path: string } {
  const [, code, rest] = /^\/([a-z]+)(\/.*)?$/s.exec(path) ?? [];
  const named = knownLanguage(code);
  return named ? { named, path: rest ?? '/' } : { path };
}
