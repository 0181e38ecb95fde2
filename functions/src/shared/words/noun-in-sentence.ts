import { buildLanguage } from './build-language.ts';

/** 'Delivery costs' → 'delivery costs': a noun as it stands within a sentence. German writes it as at the beginning. */
export function nounInSentence(label: string): string {
  return buildLanguage === 'de' ? label : label.toLowerCase();
}
