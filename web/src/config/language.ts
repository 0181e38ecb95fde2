import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { addressUnder } from '@bookstore/functions/shared/words/language-address';

/** The prefix of this build's addresses: '' in the shop's first language. */
export const languageRoot: string = import.meta.env.VITE_LANGUAGE_ROOT ?? '';

/** For what the router does not lead to: forms and full page loads. */
export const documentAddress = (path: string) => addressUnder(languageRoot, path);

/** For the shop's own texts in the language of this build. */
export const languageQuery = languageRoot ? { language: buildLanguage } : {};
