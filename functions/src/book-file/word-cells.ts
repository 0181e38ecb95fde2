import { meanings } from '../platform/text/meanings.ts';
import { bookAudiences } from '../shared/book/audience.ts';
import type { BookCondition } from '../shared/book/book-condition.ts';
import { bookFormats } from '../shared/book/book-format.ts';
import { isCoverImage } from '../shared/book/cover.ts';
import { languageCodes } from '../shared/book/language.ts';
import { optionalFieldLimits } from '../shared/book/optional-field-schemas.ts';
import { type TaxClass, taxClasses, taxClassNames } from '../shared/tax/tax-classes.ts';
import { lineOf } from '../shared/values/line-text.ts';
import { languageNames } from '../shared/words/languages.ts';
import { t } from '../shared/words/words.ts';
import { quoted, type Reading } from './cell-reading.ts';

/** Language names in every language of the shop, since a file's language may differ; built lazily. */
let codesByName: ReadonlyMap<string | undefined, string> | undefined;

function namedCodes(): [name: string | undefined, code: string][] {
  return Object.keys(languageNames).flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    return languageCodes.map((code): [name: string | undefined, code: string] => [
      names.of(code)?.toLowerCase(),
      code,
    ]);
  });
}

/** 'eng' → 'en', 'en-US' → 'en'; undefined when it is no code. */
function languageCode(text: string): string | undefined {
  try {
    const { language } = new Intl.Locale(text.replace(/_/g, '-'));
    return language !== undefined && languageCodes.includes(language) ? language : undefined;
  } catch {
    return undefined;
  }
}

/** ISO 639-1 of 'en', 'eng', 'en-US', 'English' or 'Englisch'. */
export function readLanguage(cell: string): Reading<string> {
  const text = cell.trim();
  codesByName ??= new Map(namedCodes());
  const code = codesByName.get(text.toLowerCase()) ?? languageCode(text);
  return code === undefined
    ? { reason: t('Language left out: {cell} is not known', { cell: quoted(text) }) }
    : { value: code };
}

/** Words of the trade and its programs. */
const formatOfWord = meanings({
  hardcover: 'hardback bound librarybinding bb gebunden gebundenesbuch gebundeneausgabe hc',
  paperback:
    'softcover massmarketpaperback tradepaperback bc taschenbuch broschiert broschur kartoniert tb br kt',
  'e-book': 'ebook kindle kindleedition epub',
  audiobook: 'audio audiocd audibleaudio hörbuch',
});

const audienceOfWord = meanings({
  adults: '01 general generaltrade adult erwachsene',
  children: '02 juvenile child kids kinder',
  teenagers: '03 youngadult ya teen teens jugendliche',
  students: '04 05 college academic',
  professionals: '06 professional',
});

export function readAudience(cell: string): Reading<string> {
  const text = cell.trim().toLowerCase();
  const word = text.replace(/[^\p{L}\d]/gu, '');
  const value = bookAudiences.includes(text) ? text : audienceOfWord.get(word);
  return value ? { value } : { reason: t('Audience left out: {cell} is not known', { cell: quoted(text) }) };
}

export function readFormat(cell: string): Reading<string> {
  const text = cell.trim().toLowerCase();
  // Shopify's name for a product's only variant.
  if (text === 'default title') return {};
  const word = text.replace(/[^\p{L}]/gu, '');
  if (bookFormats.includes(text)) return { value: text };
  const format = formatOfWord.get(word);
  if (format) return { value: format };
  const alike = bookFormats.find((name) => name.replace(/[^a-z]/g, '') === word);
  return alike
    ? { value: alike }
    : { reason: t('Format left out: {cell} is not known', { cell: quoted(text) }) };
}

/** Words of booksellers, marketplaces and programs; marketplaces grade used copies only. */
const conditionOfWord = meanings({
  new: 'new neu neuware',
  used: 'used gebraucht secondhand preowned antiquarian antiquarisch likenew wieneu verygood sehrgut good gut acceptable akzeptabel',
  damaged: 'damaged hurt defect beschädigt mängelexemplar',
} satisfies Record<BookCondition, string>);

/** Reads 'used', 'Second-hand', 'Very good' or 'Used - very good'. */
export function readCondition(cell: string): Reading<string> {
  const text = cell.trim();
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const value = conditionOfWord.get(words.join('')) ?? conditionOfWord.get(words[0] ?? '');
  return value ? { value } : { reason: t('Condition left out: {cell} is not known', { cell: quoted(text) }) };
}

/** Reads 'ebooks', 'E-books' or 'Everything else'. */
export function readTaxClass(cell: string): Reading<TaxClass> {
  const text = cell.trim().toLowerCase();
  const value = taxClassNames.find((name) => name === text || taxClasses[name].label.toLowerCase() === text);
  return value ? { value } : { reason: t('Tax class left out: {cell} is not known', { cell: quoted(text) }) };
}

/** By line breaks (written by the export where a text contains a separator), or else by semicolons, bars or commas. */
export function splitTexts(cell: string): string[] {
  const separator = cell.includes('\n') ? /\n/ : /[;|]/.test(cell) ? /[;|]/ : /,/;
  const texts = cell.split(separator).map((text) => lineOf(text).replace(/\s+/g, ' '));
  return [...new Set(texts)].filter((text) => text !== '');
}

/** The inverse of {@link splitTexts}. */
export function textsCell(texts: readonly string[]): string {
  const separators = texts.length > 1 ? /[;|]/ : /[;|,]/;
  const isAmbiguous = texts.some((text) => separators.test(text));
  return isAmbiguous ? `${texts.join('\n')}\n` : texts.join('; ');
}

export function readSubjects(cell: string): Reading<string[]> {
  const all = splitTexts(cell);
  const value = all
    .filter(({ length }) => length <= optionalFieldLimits.subject)
    .slice(0, optionalFieldLimits.subjects);
  if (value.length === 0) return all.length > 0 ? { reason: t('Subjects left out: they are too long') } : {};
  if (value.length === all.length) return { value };
  return {
    value,
    reason: t('Subjects: {left} of {all} left out', { left: all.length - value.length, all: all.length }),
  };
}

/** Yes and no in every language of the shop, since a file's language may differ, and as spreadsheets write them. */
const yesWords = ['yes', 'true', 'ja', 'wahr', 'oui', 'vrai', 'waar', 'sí', 'si', 'verdadero', '1'];
const noWords = ['no', 'false', 'nein', 'falsch', 'non', 'faux', 'nee', 'onwaar', 'falso', '0'];

export function readTrending(cell: string): Reading<boolean> {
  const text = cell.trim().toLowerCase();
  if (['y', 'j', 'x', ...yesWords].includes(text)) return { value: true };
  if (['n', ...noWords].includes(text)) return { value: false };
  return { reason: t('Trending left out: {cell} is neither yes nor no', { cell: quoted(text) }) };
}

/** Words for visible and hidden products; WooCommerce: -1 is a draft, 0 is private. */
const saleWords: ReadonlyMap<string, boolean> = new Map([
  ...[...yesWords, 'active', 'published', 'publish'].map((word): [string, boolean] => [word, true]),
  ...[...noWords, '-1', 'draft', 'archived', 'private', 'pending', 'unlisted', 'unpublished'].map(
    (word): [string, boolean] => [word, false],
  ),
]);

export function isSaleCell(cell: string): boolean {
  return saleWords.has(cell.trim().toLowerCase());
}

export function isNotOnSale(cell: string): boolean {
  return saleWords.get(cell.trim().toLowerCase()) === false;
}

/** A file name in the books folder, or the first https address. */
export function readCover(cell: string): Reading<string> {
  const text = cell.trim();
  const [first = ''] = /^https?:/i.test(text) ? text.split(/,\s*(?=https?:)/i) : [text];
  const address = first.trim();
  if (address.length <= 500 && isCoverImage(address)) return { value: address };
  return {
    reason: t('Cover left out: {cell} is neither a file name nor an https address', { cell: quoted(text) }),
  };
}

/** In the format of the shop's own export. */
export function readInstantCell(cell: string): Reading<string> {
  const text = cell.trim();
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? Date.parse(text) : Number.NaN;
  const isPast = time > 0 && time <= Date.now();
  return isPast ? { value: new Date(time).toISOString() } : {};
}
