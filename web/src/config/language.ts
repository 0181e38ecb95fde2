import { buildLanguage } from '@bookstore/functions/shared/words/build-language';
import { addressUnder } from '@bookstore/functions/shared/words/language-address';

/** What stands before the addresses of this build's pages: nothing in the first language of the shop. */
export const languageRoot: string = import.meta.env.VITE_LANGUAGE_ROOT ?? '';

/** The address of a page as a document of its own, for what the router does not lead to: forms and whole loads. */
export const documentAddress = (path: string) => addressUnder(languageRoot, path);

/** Asks the API for the shop's own texts in the language of this build. */
export const languageQuery = languageRoot ? { language: buildLanguage } : {};
