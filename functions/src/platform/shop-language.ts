import { knownLanguage } from '../shared/words/known-language.ts';

// Not destructured: the build for a real project replaces exactly this expression.
const named = process.env.SHOP_LANGUAGE;

/** The shop's first language. */
export const shopLanguage = knownLanguage(named) ?? 'en';
