import { type Accent, ownAccent } from '@bookstore/functions/shared/shop/accent';
import { accentOf } from '@bookstore/functions/shared/shop/accent-shades';

/** The accent of a shop that chooses none. */
export const ownColor = ownAccent.light.text;

/** Colours to begin with; all have contrast. */
export const suggestedColors = [
  { name: 'Bordeaux', color: '' },
  { name: 'Forest', color: '#2f5d4a' },
  { name: 'Ink', color: '#1f4573' },
  { name: 'Plum', color: '#6b2f6e' },
  { name: 'Teal', color: '#0f5e68' },
  { name: 'Rust', color: '#93400f' },
];

export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** The shades of a colour; the shop's own were chosen by hand. */
export function shadesOf(color: string): Accent {
  return color === ownColor ? ownAccent : accentOf(color);
}
