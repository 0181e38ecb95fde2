import { pageAddress } from '../platform/page-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { signedText } from '../platform/signed-text.ts';
import type { MailingKind } from '../shared/mailing/mailing.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import type { Language } from '../shared/words/languages.ts';

/**
 * Works without a login; mail programs send their own button's POST there, too (RFC 8058). @param recipient id as in
 * `use-cases/mailing/mailing.ts`, not an address, since it appears in the logs of others
 */
export async function unsubscribeAddress(
  kind: MailingKind,
  recipient: string,
  language: Language = shopLanguage,
): Promise<string> {
  return pageAddress(`${shopPaths.unsubscribe}?token=${await signedText(kind, recipient)}`, language);
}
