import { addressUnder, languageRoot } from '../shared/words/language-address.ts';
import { spokenLanguage } from '../shared/words/words.ts';
import { shopAddress } from './shop-address.ts';
import { shopLanguage } from './shop-language.ts';

/** The whole URL; without a language in the spoken one. */
export function pageAddress(path: string, language = spokenLanguage()): string {
  return shopAddress() + addressUnder(languageRoot(language, shopLanguage), path);
}
