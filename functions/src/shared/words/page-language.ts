import { buildLanguage } from './build-language.ts';
import type { Language } from './languages.ts';

/** Sent with requests, so that mails are in the language of the page, which may not be the shop's first one. */
export const pageLanguage: { language: Language } = { language: buildLanguage };
