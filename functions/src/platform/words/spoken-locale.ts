import type { Language } from '../../shared/words/languages.ts';
import { spokenLanguage } from '../../shared/words/words.ts';
import { shopLanguage } from '../shop-language.ts';

/**
 * The locale for days and amounts: in the shop's first language its owner's choice, in another one its locale of the
 * same region.
 */
export function localeIn(language: Language, locale: string): string {
  const { language: own, region } = new Intl.Locale(locale);
  if (language === shopLanguage || language === own) return locale;
  return region ? `${language}-${region}` : language;
}

/** The same for the language that is spoken now. */
export const spokenLocale = (locale: string): string => localeIn(spokenLanguage(), locale);
