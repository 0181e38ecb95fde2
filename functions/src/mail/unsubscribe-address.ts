import { pageAddress } from '../platform/page-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { signedText } from '../platform/signed-text.ts';
import type { MailingKind } from '../shared/mailing/mailing.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import type { Language } from '../shared/words/languages.ts';

/**
 * Where the mails of a kind to a recipient are ended, without a login: a page that asks for a press, and to which mail
 * programs send the press of their own button (RFC 8058). Given to a mail as `unsubscribe`, it stands in its headers and,
 * in one of `plainMail`, at its end.
 * @param recipient as `use-cases/mailing/mailing.ts` knows the kind's: no address, since it stands in logs of others
 */
export async function unsubscribeAddress(
  kind: MailingKind,
  recipient: string,
  language: Language = shopLanguage,
): Promise<string> {
  return pageAddress(`${shopPaths.unsubscribe}?token=${await signedText(kind, recipient)}`, language);
}
