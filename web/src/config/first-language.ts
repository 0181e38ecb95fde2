import { knownLanguage } from '@bookstore/functions/shared/words/known-language';

/** The language of the pages without a language prefix, and of the dashboard. */
export const firstLanguage = knownLanguage(import.meta.env.VITE_SHOP_LANGUAGE) ?? 'en';
