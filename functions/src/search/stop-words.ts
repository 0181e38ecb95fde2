import type { Language } from '../shared/words/languages.ts';

// In all languages of the shop, since it sells books in several and a query does not name its own. Words with a meaning
// in another of them, such as English 'den', 'man' and 'son', are left out.
const littleWords = {
  en: 'a an and at below book books by for from in of on or over the to under with',
  de: 'buch bucher das dem der des die ein eine einen einer eines im und von vom zum zur',
  fr: 'au aux de des du en et la le les livre livres ou un une',
  nl: 'boek boeken de een en het van voor',
  es: 'al de del el en la las libro libros lo los para por un una y',
} satisfies Record<Language, string>;

const stopWords = new Set(Object.values(littleWords).flatMap((words) => words.split(' ')));

/** A result needs another word of the query. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

const articlesByLanguage = {
  en: 'a an the',
  de: 'das dem der des die ein eine',
  fr: 'la le les un une',
  nl: 'de een het',
  es: 'el la las los un una',
} satisfies Record<Language, string>;

export const articles: ReadonlySet<string> = new Set(
  Object.values(articlesByLanguage).flatMap((words) => words.split(' ')),
);

const articlesOf = new Map(
  Object.entries({ ...articlesByLanguage, it: 'gli i il la le lo un una uno', pt: 'a as o os um uma' }).map(
    ([language, words]) => [language, new Set(words.split(' '))],
  ),
);

/** Titles are sorted without articles of their language: 'die' is one in German, but not in 'Die Hard'. */
export function isArticle(word: string, language: string): boolean {
  return articlesOf.get(language)?.has(word) ?? false;
}
