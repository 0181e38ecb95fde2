import { linesSchema } from '../values/line-text.ts';
import { longestText, shopTexts, type TextSettings } from './shop-texts.ts';

const text = (label: string) => linesSchema().label(label).max(longestText).defined();

/** The texts of the pages that the footer leads to. */
export const textFields = {
  privacyText: text(shopTexts.privacy.title),
  termsText: text(shopTexts.terms.title),
  aboutText: text(shopTexts.about.title),
} satisfies Record<keyof TextSettings, object>;

export const defaultTexts: TextSettings = { privacyText: '', termsText: '', aboutText: '' };
