import { buildLanguage } from './build-language.ts';
import type { Language } from './languages.ts';

/** What a request says of the language of its page, so that mails answer in it: it may not be the shop's first one. */
export const pageLanguage: { language: Language } = { language: buildLanguage };
