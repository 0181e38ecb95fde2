import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

// Without yup and what reads Markdown: see text-sections.ts and markdown-text.ts.

/** The longest text, in UTF-16 units. */
export const longestText = 30_000;

/** The pages whose text the owner may write, each with the setting that holds it. */
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

/** What a text is made of; nothing else reaches a page. */
export const textTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'] as const;

/** The first line of a sample, which is not to be published. */
export const sampleNote = t(
  'Sample: have it checked for your shop and your country, and take this line out.',
);

/** A part of a text: words, or an element around others. */
export type TextNode = string | TextElement;

export interface TextElement {
  tag: (typeof textTags)[number];
  /** Of a link alone: a page of the shop, or an address with https: or mailto:. */
  href?: string;
  nodes: TextNode[];
}
