import { type Accent, ownAccent } from '@bookstore/functions/shared/shop/accent';
import { accentOf } from '@bookstore/functions/shared/shop/accent-shades';
import { t } from '@bookstore/functions/shared/words/words';

/** The accent of a shop that has chosen none. */
export const ownColor = ownAccent.light.text;

/** All have enough contrast. */
export const suggestedColors = [
  { name: t('Bordeaux'), color: '' },
  { name: t('Forest'), color: '#2f5d4a' },
  { name: t('Ink'), color: '#1f4573' },
  { name: t('Plum'), color: '#6b2f6e' },
  { name: t('Teal'), color: '#0f5e68' },
  { name: t('Rust'), color: '#93400f' },
];

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** Calculated, except for the shop's own colour, whose shades were chosen by hand. */
export function shadesOf(color: string): Accent {
  return color === ownColor ? ownAccent : accentOf(color);
}
