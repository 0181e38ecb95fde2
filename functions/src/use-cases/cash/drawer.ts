import { addEntry } from '../../audit/audit-store.ts';
import { addDrawerEntry, type CashBook, findCashBook, hasDrawerEntry } from '../../cash/cash-store.ts';
import { openCashDay } from '../../cash/closing-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { idUnderKey } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { shopCurrencies, shopProfile } from '../../settings/shop-profile.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { type CashDay, type DrawerRequest, drawerReasons } from '../../shared/order/cash.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { addDays, shopDay } from '../../shared/shop/shop-day.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';
import { readCashDay } from './cash-up.ts';
import { openingCents } from './day-sums.ts';

/** @param day on which the money counts @throws Conflict when the drawer holds less */
export async function requireInDrawer(cents: number, book: CashBook | undefined, day: string): Promise<void> {
  const [currencies, { locale }] = await Promise.all([shopCurrencies(), shopProfile()]);
  const held = book ? await openingCents(book, addDays(day, 1), currencies) : 0;
  if (held >= cents) return;
  const amount = moneyOf({ currency: currencies.present, locale }).text(held);
  throw new Conflict('drawer-short', `The drawer holds only ${amount}`, { cents: held, amount });
}

interface DrawerCall {
  key: string;
  by: SignedInPerson;
  now: Date;
}

/** Once per key. The first money put in begins the cash book. */
export async function moveDrawer(
  request: DrawerRequest,
  { key, by, now }: DrawerCall,
  signal: AbortSignal,
): Promise<CashDay> {
  const id = idUnderKey('drawer', by, key);
  const day = await retryConflicts(async () => {
    const { currency, ...shop } = await shopProfile();
    const [noted, book] = [await openCashDay(shopDay(now, shop)), await findCashBook()];
    if (await hasDrawerEntry(id, request)) return noted;
    const { kind, cents, reason, note } = request;
    if (kind === 'taken-out') await requireInDrawer(cents, book, noted);
    const named = currency === defaultCurrency.currency ? undefined : currency;
    await database().runTransaction(async (transaction) => {
      addDrawerEntry(transaction, id, request, { currency: named, day: noted, by: by.name, now }, book);
      const amount = moneyOf({ currency, locale: shop.locale }).text(cents);
      const about = { kind: 'cash', targetId: noted, title: noted } as const;
      const action = kind === 'put-in' ? 'putIn' : 'takenOut';
      const said = [amount, saidInShop(drawerReasons[reason].label), note].filter(Boolean).join(', ');
      addEntry(transaction, { ...about, by, action, note: said }, now);
    });
    return noted;
  }, signal);
  return readCashDay({ day });
}
