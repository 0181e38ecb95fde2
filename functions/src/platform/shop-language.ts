import { knownLanguage } from '../shared/words/known-language.ts';

// Not destructured: the build for a real project replaces exactly this expression.
const named = process.env.SHOP_LANGUAGE;

/** The shop's first language: SHOP_LANGUAGE, which a deploy reads and also passes to the web app. */
export const shopLanguage = knownLanguage(named) ?? 'en';
