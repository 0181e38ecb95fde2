import { buildLanguage } from './build-language.ts';

/** 'Delivery costs' → 'delivery costs'. German keeps the capital. */
export function nounInSentence(label: string): string {
  return buildLanguage === 'de' ? label : label.toLowerCase();
}
