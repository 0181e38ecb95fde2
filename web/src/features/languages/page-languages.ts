import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { languagesOf } from '@bookstore/functions/shared/words/known-language';
import { addressUnder, languageRoot } from '@bookstore/functions/shared/words/language-address';
import { type Language, languageNames } from '@bookstore/functions/shared/words/languages';
import { useLocation } from 'react-router-dom';
import { firstLanguage } from '#config/first-language.ts';
import { useShop } from '#config/shop.ts';

interface PageLanguage {
  language: Language;
  name: string;
  address: string;
  isCurrent: boolean;
}

/** The shop's first language comes first. */
export function usePageLanguages(): PageLanguage[] {
  const { languages } = useShop();
  const { pathname, search } = useLocation();
  return languagesOf(firstLanguage, languages).map((language) => ({
    language,
    name: languageNames[language],
    address: addressUnder(languageRoot(language, firstLanguage), pathname + search),
    isCurrent: language === buildLanguage,
  }));
}

/** In the shop's language that the visitor prefers; undefined where that is this page, or none. */
export function preferredPage(
  pages: readonly PageLanguage[],
  preferred: readonly string[],
): PageLanguage | undefined {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const [best] = codes.flatMap((code) => pages.filter(({ language }) => language === code));
  return best?.isCurrent ? undefined : best;
}
