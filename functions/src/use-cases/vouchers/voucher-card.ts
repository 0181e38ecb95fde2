import { addEntryAlone } from '../../audit/audit-store.ts';
import { wordsOfVoucher } from '../../mail/voucher-words.ts';
import { Conflict, NotFound } from '../../platform/http/api-errors.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { sayIn } from '../../platform/words/say-in.ts';
import { shopProfile } from '../../settings/shop-profile.ts';
import type { Shopper, SignedInPerson } from '../../shared/callers.ts';
import { ownAccent } from '../../shared/shop/accent.ts';
import { accentOf } from '../../shared/shop/accent-shades.ts';
import { cardOf } from '../../shared/voucher/card-numbers.ts';
import { codeInFours } from '../../shared/voucher/voucher-code.ts';
import { knownLanguage } from '../../shared/words/known-language.ts';
import { cardPdf } from '../../vouchers/card-pdf.ts';
import { codeOf } from '../../vouchers/voucher-key.ts';
import { requireVoucher } from '../../vouchers/voucher-store.ts';

/**
 * The history records which person of the dashboard has seen the code, since whoever has it can spend it. @throws
 * NotFound for another shopper's voucher, Conflict for one that does not pay
 */
export async function voucherCardFile(id: string, caller: Shopper | SignedInPerson): Promise<Buffer> {
  const voucher = await requireVoucher(id);
  const isShopper = 'uid' in caller;
  if (isShopper && voucher.buyer.uid !== caller.uid) throw new NotFound('The voucher');
  if (voucher.state !== 'active') throw new Conflict('voucher-state', 'This voucher pays nothing now');
  if (!isShopper)
    await addEntryAlone({
      by: caller,
      kind: 'voucher',
      action: 'printed',
      targetId: id,
      title: voucher.number,
    });
  const language = knownLanguage(voucher.language) ?? shopLanguage;
  const shop = await shopProfile(language);
  const accent = shop.accentColor ? accentOf(shop.accentColor) : ownAccent;
  const words = sayIn(language, () => wordsOfVoucher(voucher, codeInFours(codeOf(voucher)), shop));
  return cardPdf(words, cardOf(voucher.card), accent.light, language);
}
