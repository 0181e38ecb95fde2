import { audienceLabel, bookAudiences } from '@bookstore/functions/shared/book/audience';
import { bookFormatLabels } from '@bookstore/functions/shared/book/book-format';
import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { plural, t } from '@bookstore/functions/shared/words/words';

/** For a stored value that is in no list. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const conditionLabels: Readonly<Record<string, string>> = {
  new: t('New'),
  used: t('Used'),
  damaged: t('Damaged'),
};

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(buildLanguage, { type: 'language' }).of(code) ?? code;
  } catch {
    // The stored text may be no language code.
    return code;
  }
}

const years = (count: string) => plural(Number(count), '{count} years', '{count} years');

/** For values stored as a code or keyword; others are shown as stored. */
const words: Readonly<Record<string, (value: string) => string>> = {
  ageFrom: years,
  ageTo: years,
  audience: (name) => (bookAudiences.includes(name) ? audienceLabel(name) : capitalised(name)),
  condition: (name) => conditionLabels[name] ?? capitalised(name),
  format: (name) => bookFormatLabels[name] ?? capitalised(name),
  language: languageName,
  whenSoldOut: (name) => (name === 'order' ? t('Order it for the shopper') : t('Do not sell it')),
  weight: (grams) => t('{grams} g', { grams }),
};

/** ('language', 'en') → 'English' */
export function fieldWords(name: string, value: string | number): string {
  return words[name]?.(String(value)) ?? String(value);
}
