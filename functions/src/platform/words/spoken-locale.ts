import { spokenLanguage } from '../../shared/words/words.ts';
import { shopLanguage } from '../shop-language.ts';

/**
 * As which days and amounts are written in what is said now: in the shop's first language as its owner has chosen, in another
 * one as that has them in the same region.
 */
export function spokenLocale(locale: string): string {
  const language = spokenLanguage();
  const { language: own, region } = new Intl.Locale(locale);
  if (language === shopLanguage || language === own) return locale;
  return region ? `${language}-${region}` : language;
}
