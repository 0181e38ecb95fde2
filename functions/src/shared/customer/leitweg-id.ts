import { holdsMod97 } from '../values/mod-97.ts';

/** Coarse address, optional fine address and two check digits. */
const form = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/;

/** Meant as a Leitweg-ID: digits first, and two behind the last hyphen. */
const looksLikeOne = /^\d{2,12}-(?:.*-)?\d{2}$/;

export function isLeitwegId(text: string): boolean {
  const [, coarse, fine = '', check] = form.exec(text.toUpperCase()) ?? [];
  if (coarse === undefined) return false;
  return holdsMod97(`${coarse}${fine}${check}`);
}

/** Any other reference is the buyer's own and free in form. */
export const isBuyerReference = (text: string) => !looksLikeOne.test(text) || isLeitwegId(text);
