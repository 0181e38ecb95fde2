import { t } from '@bookstore/functions/shared/words/words';
import { showToast } from '#lib/alerts.ts';
import { createLocalStore } from '#lib/browser/local-store.ts';

/** The shopper's offer code; '' for none. */
export const carriedCode = createLocalStore<string>('offer', {
  parse: (text) => text ?? '',
  serialize: (text) => text || null,
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const longest = 40;

/** @returns the code as the shop reads it */
export function carryCode(text: string): string {
  const code = text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, longest);
  if (code) carriedCode.set(code);
  return code;
}

/** As `carryCode`, with a message to who has followed the link. */
export function carryCodeOfLink(text: string): void {
  const code = carryCode(decoded(text));
  if (code) void showToast(t('The code {code} goes with your cart', { code }));
}
