import type { Language } from '../../shared/words/languages.ts';
import { spokenLanguage } from '../../shared/words/words.ts';
import { shopLanguage } from '../shop-language.ts';

/** In the shop's first language its owner's choice, else the language in the same region. */
export function localeIn(language: Language, locale: string): string {
  const { language: own, region } = new Intl.Locale(locale);
  if (language === shopLanguage || language === own) return locale;
  return region ? `${language}-${region}` : language;
}

export const spokenLocale = (locale: string): string => localeIn(spokenLanguage(), locale);
