import type { Language } from '../../shared/words/languages.ts';
import { spokenLanguage } from '../../shared/words/words.ts';
import { shopLanguage } from '../shop-language.ts';

/**
 * As which days and amounts are written in a language: in the shop's first one as its owner has chosen, in another one as that
 * has them in the same region.
 */
export function localeIn(language: Language, locale: string): string {
  const { language: own, region } = new Intl.Locale(locale);
  if (language === shopLanguage || language === own) return locale;
  return region ? `${language}-${region}` : language;
}

/** The same in what is said now. */
export const spokenLocale = (locale: string): string => localeIn(spokenLanguage(), locale);
