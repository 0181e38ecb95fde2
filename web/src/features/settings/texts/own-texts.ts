import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { about, privacy, terms } from '#config/legal.ts';

const sampleTexts = { about, privacy, terms } satisfies Record<TextName, unknown>;

/** The text that a page has from the start, as Markdown to go on from. */
export function ownText(name: TextName, shop: ShopFrame): string {
  const { lead, sections } = sampleTexts[name](shop);
  return [lead, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`)].join('\n\n');
}
