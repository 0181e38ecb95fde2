import { buildLanguage } from './build-language.ts';
import type { Language } from './languages.ts';

/** What a request says of the language of its page, so that mails answer in it; nothing of an English one. */
export const pageLanguage: { language?: Language } =
  buildLanguage === 'en' ? {} : { language: buildLanguage };
