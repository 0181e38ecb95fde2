import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import type { TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { about, privacy, terms } from '#config/legal.ts';
import { isLegalSample, legalSamples } from './legal-samples.ts';

const sampleTexts = { about, privacy, terms };

/** The text that a page has from the start, or a sample of it, as Markdown to go on from. */
export function ownText(name: TextName, shop: ShopFrame): string {
  if (isLegalSample(name)) return legalSamples[name](shop);
  const { lead, sections } = sampleTexts[name](shop);
  return [lead, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`)].join('\n\n');
}
