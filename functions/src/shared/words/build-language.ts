import type { Language } from './languages.ts';

/** The language of what runs. The build of another language's pages puts its own here. */
export const buildLanguage: Language = 'en';
