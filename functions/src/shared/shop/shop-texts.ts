import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

// Without yup and the Markdown parser: see text-sections.ts and markdown-text.ts.

/** In UTF-16 units. */
export const longestText = 30_000;

/** Pages whose text the owner may write, each with its setting. */
export const shopTexts = {
  privacy: { title: t('Privacy Policy'), setting: 'privacyText' },
  terms: { title: t('Terms of Service'), setting: 'termsText' },
  about: { title: t('About us'), setting: 'aboutText' },
  withdrawal: { title: t('Right of withdrawal'), setting: 'withdrawalText' },
  imprint: { title: t('Imprint'), setting: 'imprintText' },
  accessibility: { title: t('Accessibility'), setting: 'accessibilityText' },
} as const;

export type TextName = keyof typeof shopTexts;

export const isTextName = keyGuard(shopTexts);

export const textNames: readonly TextName[] = keysOf(shopTexts);

/** Nothing else reaches a page. */
export const textTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'] as const;

/** The first line of a sample, which must not be published. */
export const sampleNote = t(
  'Sample: have it checked for your shop and your country, and take this line out.',
);

export type TextNode = string | TextElement;

export interface TextElement {
  tag: (typeof textTags)[number];
  /** Links only: a page of the shop, or an address with https: or mailto:. */
  href?: string;
  nodes: TextNode[];
}
