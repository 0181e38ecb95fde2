import { wordsOfVoucher } from '../../mail/voucher-words.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { sayIn } from '../../platform/words/say-in.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import { ownAccent } from '../../shared/shop/accent.ts';
import { accentOf } from '../../shared/shop/accent-shades.ts';
import { cardOf } from '../../shared/voucher/card-numbers.ts';
import { codeInFours } from '../../shared/voucher/voucher-code.ts';
import { knownLanguage } from '../../shared/words/known-language.ts';
import { cardPdf } from '../../vouchers/card-pdf.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';
import { requireVoucher } from '../../vouchers/voucher-store.ts';

/**
 * The card of a voucher as a file, with its code, in the voucher's language.
 * @param uid the shopper who asks for it; undefined for the desk
 * @throws NotFound for another shopper's, Conflict for one that does not pay
 */
export async function voucherCardFile(id: string, uid?: string): Promise<Buffer> {
  const voucher = await requireVoucher(id);
  if (uid !== undefined && voucher.buyer.uid !== uid) throw new NotFound('The voucher');
  if (voucher.state !== 'active') throw new Conflict('voucher-state', 'This voucher pays nothing now');
  const language = knownLanguage(voucher.language) ?? shopLanguage;
  const shop = await shopProfile(language);
  const accent = shop.accentColor ? accentOf(shop.accentColor) : ownAccent;
  const words = sayIn(language, () => wordsOfVoucher(voucher, codeInFours(codeOf(voucher)), shop));
  return cardPdf(words, cardOf(voucher.card), accent.light, language);
}
