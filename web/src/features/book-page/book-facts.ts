import type { Book } from '@bookstore/functions/shared/book/book';
import {
  type OptionalField,
  optionalFieldLabels,
  optionalFields,
} from '@bookstore/functions/shared/book/optional-fields';
import { t } from '@bookstore/functions/shared/words/words';
import { fieldWords } from '#entities/book/field-words.ts';

/** These stand elsewhere on the page; the tax class and what happens when sold out are internal. */
const unshown: readonly OptionalField[] = [
  ...(['author', 'year', 'condition', 'whenSoldOut', 'appearsOn'] as const),
  ...(['series', 'seriesNumber', 'taxClass', 'ageFrom', 'ageTo'] as const),
  ...(['sample', 'sampleLink', 'pictures'] as const),
];
/** Fields not named here come after these. */
const order: readonly OptionalField[] = ['contributors', 'publisher', 'language', 'format', 'pages', 'isbn'];
const factNames = new Set([...order, ...optionalFields.filter((name) => !unshown.includes(name))]);

/** As the page shows them: ['Pages', '320']. */
export function bookFacts(book: Book): [name: string, fact: string][] {
  return [...factNames].flatMap((name): [string, string][] => {
    const value = book[name];
    if (value === undefined || value === '') return [];
    const fact = typeof value === 'object' ? value.join(', ') : fieldWords(name, value);
    return fact ? [[optionalFieldLabels[name], fact]] : [];
  });
}

/** 'Ages 9 to 14', 'Ages 9 and up'; undefined where the book has none. */
export function ageWords({ ageFrom: from, ageTo: to }: Pick<Book, 'ageFrom' | 'ageTo'>): string | undefined {
  if (from === undefined) return to === undefined ? undefined : t('Up to age {to}', { to });
  if (to === undefined) return t('Ages {from} and up', { from });
  return from === to ? t('Age {from}', { from }) : t('Ages {from} to {to}', { from, to });
}
