import { knownLanguage } from '../shared/words/known-language.ts';

// Not destructured: the build for a real project puts the language in place of exactly this.
const named = process.env.SHOP_LANGUAGE;

/** The first language of the shop: SHOP_LANGUAGE, which a deploy reads and also tells the web app. */
export const shopLanguage = knownLanguage(named) ?? 'en';
