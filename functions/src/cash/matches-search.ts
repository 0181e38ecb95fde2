import { type CashDayQuery, type CashEntry, cashKinds, drawerReasons } from '../shared/order/cash.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { isInDrawer, payWays } from '../shared/payment/pay-ways.ts';
import { defaultCurrency } from '../shared/shop/shop-profile.ts';
import { wordsOf } from '../shared/values/words.ts';

/** All words of the text must be prefixes of words of the entry. */
export function matchesSearch(entry: CashEntry, { q = '', way }: Pick<CashDayQuery, 'q' | 'way'>): boolean {
  const isSame = entry.way === way || (isInDrawer(way) && isInDrawer(entry.way));
  if (way !== undefined && !isSame) return false;
  const { number, kind, carrier, reason, reference, note, by } = entry;
  const money = moneyOfOrder(entry, defaultCurrency);
  const cents = Math.abs(entry.cents);
  const texts = [
    number,
    cashKinds[kind].label,
    payWays[entry.way].label,
    reason ? drawerReasons[reason].label : '',
    carrier,
    reference,
    note,
    by,
    // As in input fields and as in lists: 1234.50 and 1.234,50 €.
    money.plain(cents),
    money.text(cents),
  ];
  const words = wordsOf(texts.join(' '));
  return wordsOf(q).every((word) => words.some((own) => own.startsWith(word)));
}
