import { describe, expect, it, vi } from 'vitest';
import { keysOf } from '../../../functions/src/shared/values/table-keys.ts';
import { isTranslated, type Language, languageNames } from '../../../functions/src/shared/words/languages.ts';
import { legalWords } from '../../../functions/src/shared/words/legal-words.ts';
import { brokenMessages, readCatalogue } from '../../../web/build/words/catalogues.ts';
import { outsideWords } from '../../../web/build/words/outside-words.ts';
import { pseudoCatalogue } from '../../../web/build/words/pseudo-locale.ts';
import { shopperMessages } from '../../../web/build/words/shopper-messages.ts';
import { sourceFiles, sourceMessages } from '../../../web/build/words/source-messages.ts';
import { speak } from '../../../web/build/words/translate-messages.ts';
import { read } from '../../fixtures/repository-files.ts';

/**
 * The folders all of whose words can be translated and are: the web app, mails and invoices, files of books, the
 * history, and what they share.
 */
const translatedFolders = [
  'yup',
  'web/src',
  'functions/src/mail',
  'functions/src/invoices',
  'functions/src/orders/packing-slips.ts',
  'functions/src/audit',
  'functions/src/cash',
  'functions/src/orders/order-csv.ts',
  'functions/src/feeds',
  'functions/src/book-file',
  'functions/src/imports',
  'functions/src/platform/text/file-text.ts',
  'functions/src/stock/imported-stock.ts',
  'functions/src/stock/posted-stock.ts',
  'functions/src/use-cases/cash',
  'functions/src/use-cases/imports',
  'shared/audit',
  'shared/author',
  'shared/book',
  'shared/delivery/delivery-schema.ts',
  'shared/delivery/delivery-quote.ts',
  'shared/error-words.ts',
  'shared/genre',
  'shared/import',
  'shared/invoice',
  'shared/mailing',
  'shared/order',
  'shared/pages',
  'shared/people',
  'shared/review',
  'shared/shelf',
  'shared/shopper',
  'shared/shop/section.ts',
  'shared/shop/settings-groups.ts',
  'shared/shop/invoices-section.ts',
  'shared/shop/place-section.ts',
  'shared/shop/reviews-section.ts',
  'shared/shop/selling-sections.ts',
  'shared/shop/shop-sections.ts',
  'shared/shop/tax-section.ts',
  'shared/shop/text-sections.ts',
  'shared/stock',
  'shared/values',
];

/** Their words are for logs alone. */
const forDevelopers = ['web/src/lib/api.ts', 'web/src/lib/firebase/ask-firebase.ts'];

const messages = [...sourceMessages()];
const ofShoppers = shopperMessages();
const isTranslatedFile = (file: string) =>
  translatedFolders.some((folder) => `/${file}/`.includes(`/${folder}/`));
const ofFolders = messages.filter(([file]) => isTranslatedFile(file));
const languages: Language[] = keysOf(languageNames).filter((language) => language !== 'en');

/** The same in all languages: names, and what machines read. */
const sameInAll = [
  'The name of the embedded XML file',
  'The type of the document',
  'The version of Factur-X',
  'The profile of the XML',
  'Book Store',
  'Tax rate (%)',
  'RCPT TO',
  'The Lighthouse Keeper',
  'Nora Field',
  'A Winter by the Sea',
  // Stored, and translated by shownName.
  'Online payment',
  'Day of a book',
  'Royal Mail',
];

it('A folder that is translated says nothing outside', () => {
  const outside = sourceFiles()
    .filter((file) => isTranslatedFile(file) && !forDevelopers.includes(file))
    .flatMap((file) => outsideWords(file, read(file)));
  expect(outside.filter((said) => !sameInAll.includes(said))).toEqual([]);
});

it.each(languages)(
  'The file of the language %s has a translation for all that a shopper reads',
  (language) => {
    const { messages: translations } = readCatalogue(language);
    expect([...ofShoppers].filter((key) => !isTranslated(translations[key]))).toEqual([]);
  },
);

it('German has a translation for all that such a folder says', () => {
  const { messages: translations } = readCatalogue('de');
  const missing = ofFolders.flatMap(([, sentences]) =>
    sentences.filter(({ key }) => !isTranslated(translations[key])),
  );
  expect(missing.map(({ key }) => key)).toEqual([]);
});

describe.each(languages)('The file of the language %s', (language) => {
  const { messages: translations } = readCatalogue(language);

  it('has only messages of the sources: `npm run words` takes the others out', () => {
    const keys = new Set(messages.flatMap(([, sentences]) => sentences.map(({ key }) => key)));
    expect(Object.keys(translations).filter((key) => !keys.has(key))).toEqual([]);
  });
});

it.each(legalWords)('In $language $message is what $source has it say', ({ message, language, words }) => {
  // The sources are English.
  expect(language === 'en' ? message : readCatalogue(language).messages[message]).toBe(words);
});

it('French keeps its signs on the line of their word, with the narrow space before ; ! ?', () => {
  const said = Object.values(readCatalogue('fr').messages).flatMap((words) =>
    typeof words === 'string' ? words : Object.values(words),
  );
  const loose = /[ \u00a0][;!?]|[ \u202f][:»]|«(?!\u00a0)|[^\s\u00a0]»|[a-zé}][:;!?](?= |$)|'/;
  expect(said.filter((words) => loose.test(words))).toEqual([]);
});

it('A translation has the placeholders and tags of its message', () => {
  const broken = { 'See <a>{title}</a>': 'Siehe <a>{titel}</a>' };
  expect(
    brokenMessages({ ...broken, '{count} books': { one: 'ein Buch', other: '{count} Bücher' } }),
  ).toEqual(['See <a>{title}</a> → Siehe <a>{titel}</a>']);
});

it('A build stops at a translation with another placeholder', () => {
  vi.spyOn(JSON, 'parse').mockReturnValueOnce({ 'Order {number}': 'Bestellung {nummer}' });
  expect(() => speak('de', '')).toThrow('Order {number} → Bestellung {nummer}');
  expect(speak('de', '').name).toBe('translate-messages');
});

it('The languages of tests say every message longer, in brackets, with its placeholders and tags', () => {
  const { messages: said = {} } = pseudoCatalogue('en-XB') ?? {};
  expect(brokenMessages(said)).toEqual([]);
  expect(said['{count} books']).toEqual({ one: '[{count} böööök]', other: '[{count} böööökš]' });
});
