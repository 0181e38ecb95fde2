import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { type LegalText, privacy, terms } from '#config/legal.ts';

const markdownOf = ({ sections }: LegalText) =>
  sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n');

/** The text that a page has from the start, as Markdown to go on from. */
export function ownText(name: TextName, shop: ShopFrame): string {
  if (name === 'about') return 'About';
  return markdownOf(name === 'privacy' ? privacy(shop) : terms(shop));
}
