import { languagesOf } from '@bookstore/functions/shared/words/known-language';
import { addressUnder, languageRoot } from '@bookstore/functions/shared/words/language-address';
import type { Language } from '@bookstore/functions/shared/words/languages';
import { shopAddress } from '#config/env.ts';
import { firstLanguage } from '#config/first-language.ts';
import { useShop } from '#config/shop.ts';

/** For search engines; visitors of any other language get the shop's first one. */
export function OtherLanguages({ path }: { path: string }) {
  const { languages } = useShop();
  if (!languages) return null;
  const addressIn = (language: Language) =>
    shopAddress + addressUnder(languageRoot(language, firstLanguage), path);
  return (
    <>
      {languagesOf(firstLanguage, languages).map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(firstLanguage)} />
    </>
  );
}
