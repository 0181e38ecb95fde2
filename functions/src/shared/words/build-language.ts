import type { Language } from './languages.ts';

/** The build of another language's pages replaces it. */
export const buildLanguage: Language = 'en';
