import { holdsMod97 } from '../values/mod-97.ts';

/** An address of public buyers in Germany: where to, more exactly where to, and two check digits. */
const form = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/;

/** Whether a buyer's reference is meant as a Leitweg-ID: digits at its beginning and two behind its last hyphen. */
const looksLikeOne = /^\d{2,12}-(?:.*-)?\d{2}$/;

/** Whether the check digits hold. */
export function isLeitwegId(text: string): boolean {
  const [, coarse, fine = '', check] = form.exec(text.toUpperCase()) ?? [];
  if (coarse === undefined) return false;
  return holdsMod97(`${coarse}${fine}${check}`);
}

/** A reference that looks like a Leitweg-ID must be one: any other is the buyer's own, and can be anything. */
export const isBuyerReference = (text: string) => !looksLikeOne.test(text) || isLeitwegId(text);
