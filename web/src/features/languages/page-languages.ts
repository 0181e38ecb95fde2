import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { languagesOf } from '@bookstore/functions/shared/words/known-language';
import { addressUnder, languageRoot } from '@bookstore/functions/shared/words/language-address';
import { type Language, languageNames } from '@bookstore/functions/shared/words/languages';
import { useLocation } from 'react-router-dom';
import { firstLanguage } from '#config/first-language.ts';
import { useShop } from '#config/shop.ts';

interface PageLanguage {
  language: Language;
  /** As the language calls itself. */
  name: string;
  address: string;
  isCurrent: boolean;
}

/** The page in all languages of the shop, its first one before the others. */
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

/** The page in the language that a visitor likes best among those of the shop; undefined where it is this one, or none. */
export function preferredPage(
  pages: readonly PageLanguage[],
  preferred: readonly string[],
): PageLanguage | undefined {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  const [best] = codes.flatMap((code) => pages.filter(({ language }) => language === code));
  return best?.isCurrent ? undefined : best;
}
