import { addEntry } from '../../audit/audit-store.ts';
import { entriesOfDay } from '../../cash/cash-list-store.ts';
import {
  addUncheckedClosing,
  checkClosing,
  closedDaysAround,
  findClosing,
  reopenDay,
  type StoredClosing,
  takeBackAbandoned,
  wasReopened,
} from '../../cash/closing-store.ts';
import { sumOpenItems, sumStillOut } from '../../orders/cash-still-out.ts';
import { findOrders } from '../../orders/order-list-store.ts';
import { paymentsToSettle } from '../../payment/payment-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { isMissingDocument } from '../../platform/http/database-errors.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { shopCurrencies, shopProfile } from '../../settings/shop-profile.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import {
  type CashClosing,
  type CashDay,
  type CashDayQuery,
  type CloseCash,
  drawerCents,
} from '../../shared/order/cash.ts';
import { currencyOf, moneyOfOrder } from '../../shared/order/order-currency.ts';
import { isToHoldBack } from '../../shared/order/order-totals.ts';
import { toSettleCents } from '../../shared/payment/owed-refund.ts';
import type { PaymentToSettle } from '../../shared/payment/payment.ts';
import { shownName } from '../../shared/people/person-name.ts';
import { moneyOf } from '../../shared/shop/money-format.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { defaultCurrency } from '../../shared/shop/shop-profile.ts';
import { t } from '../../shared/words/words.ts';
import { daySums } from './day-sums.ts';

export interface CashUpCall {
  day: string;
  key: string;
  by: Actor;
  now: Date;
}

function publicClosing(
  { keyHash: _, isUnchecked: __, ...closing }: StoredClosing,
  day: Pick<CashDay, 'sums' | 'book'>,
): CashClosing {
  return { ...closing, expectedCents: drawerCents(day) };
}

async function moneyToSettle(): Promise<PaymentToSettle[]> {
  const payments = await paymentsToSettle();
  const orders = await findOrders(payments.filter(({ state }) => state === 'paid').map(({ _id }) => _id));
  return payments.map((payment) => {
    const order = orders.find(({ _id }) => _id === payment._id);
    const holdsBack = order && isToHoldBack(order) && { isToHoldBack: true };
    return { ...payment, toSettleCents: toSettleCents(payment, order), ...holdsBack };
  });
}

/** The number of reads does not grow with the orders. */
export async function readCashDay(query: CashDayQuery): Promise<CashDay> {
  const { day } = query;
  const [stillOut, open, page, stored, currencies, closedDays, toSettle] = await Promise.all([
    sumStillOut(),
    sumOpenItems(),
    entriesOfDay(query),
    findClosing(day),
    shopCurrencies(),
    closedDaysAround(day),
    moneyToSettle(),
  ]);
  // A day is open until it is checked, so that a killed call can be sent again.
  const checked = stored?.isUnchecked ? undefined : stored;
  const currency = checked ? currencyOf(checked) : currencies.present;
  const sums = await daySums(day, currency, currencies.all);
  const closing = checked ? publicClosing(checked, sums) : null;
  const named = currency !== defaultCurrency.currency && { currency };
  const openItems = open.orders > 0 && { openItems: open };
  const waiting = toSettle.length > 0 && { toSettle };
  return { day, ...named, ...sums, stillOut, ...openItems, ...page, closedDays, closing, ...waiting };
}

class CashChanged extends Conflict {
  constructor(expectedCents: number) {
    super('cash-changed', 'Money was noted meanwhile: look at the figures again', { expectedCents });
  }
}

/**
 * Once per key. The expected cash is not stored: a closed day takes no more entries, so its sums stay. They are read
 * again after closing, and the day is reopened when an entry came in between, or when an earlier call was killed before
 * that check. @throws Conflict when the day is closed already, CashChanged, KeyReused
 */
export async function closeCashDay(
  { day, key, by, now }: CashUpCall,
  { countedCents, expectedCents, note }: CloseCash,
  signal: AbortSignal,
): Promise<CashDay> {
  if (day > shopDay(now, await shopProfile()))
    throw new WrongValue('day', () => t('A day can be closed once it has begun'));
  const keyHash = sha256(key);
  const tryToClose = async (): Promise<void> => {
    const [stored, { present, all }] = await Promise.all([findClosing(day), shopCurrencies()]);
    const inDrawer = async () => drawerCents(await daySums(day, present, all));
    const isSame = stored?.countedCents === countedCents && stored.note === note;
    const isOwn = stored?.keyHash === keyHash && (isSame || !stored.isUnchecked);
    if (isOwn && !isSame) throw new KeyReused('The day was already closed with another amount or note');
    if (stored && !stored.isUnchecked) {
      if (isOwn) return;
      const name = sayInShop(() => shownName(stored.by));
      throw new Conflict('already-closed', `${name} has closed this day`, { by: name });
    }
    if (stored && !isOwn) await takeBackAbandoned(day, stored);
    const closeNow = async () => {
      const cents = await inDrawer();
      if (cents !== expectedCents) throw new CashChanged(cents);
      const named = present !== defaultCurrency.currency && { currency: present };
      const closing = { countedCents, note, at: now.toISOString(), by: by.name, keyHash, ...named };
      // Conflicts with the closing by another call until that is checked or taken back.
      return addUncheckedClosing(day, closing);
    };
    const unchecked = stored && isOwn ? stored : await closeNow();
    // Only from here on no entry can change the sums.
    const cents = await inDrawer();
    const isTrue = cents === expectedCents;
    const money = moneyOf({ currency: present, locale: (await shopProfile()).locale });
    const figures = sayInShop(() =>
      t('Counted {counted}, difference {difference}', {
        counted: money.text(countedCents),
        difference: money.text(countedCents - expectedCents),
      }),
    );
    const entry = { ...aboutDay(day, by), action: 'closed', note: withNote(figures, note) } as const;
    const isChecked = await database().runTransaction(async (transaction) => {
      const isFirst = await checkClosing(transaction, day, unchecked, isTrue);
      if (isFirst && isTrue) addEntry(transaction, entry, now);
      return isFirst;
    });
    // Another try has finished first, or others waited too long and took this closing back.
    if (!isChecked) return tryToClose();
    if (!isTrue) throw new CashChanged(cents);
  };
  await retryConflicts(tryToClose, signal);
  return readCashDay({ day });
}

/** Once per key. @throws Conflict when the day is open */
export async function reopenCashDay(
  { day, key, by, now }: CashUpCall,
  reason: string,
  signal: AbortSignal,
): Promise<CashDay> {
  const keyHash = sha256(key);
  const tryToReopen = async (): Promise<void> => {
    const [closing, shop] = await Promise.all([findClosing(day), shopProfile()]);
    // Must follow the reading of the closing: another try of this call may reopen the day in between.
    if (await wasReopened(day, keyHash)) return;
    if (!closing || closing.isUnchecked) throw new Conflict('not-closed', 'This day is open');
    const reopened = { reason, at: now.toISOString(), by: by.name, keyHash };
    try {
      await database().runTransaction(async (transaction) => {
        reopenDay(transaction, day, closing, reopened);
        const money = moneyOfOrder(closing, shop);
        const counted = sayInShop(() =>
          t('Counted {counted} by {name}', {
            counted: money.text(closing.countedCents),
            name: shownName(closing.by),
          }),
        );
        const note = withNote(reason, counted);
        addEntry(transaction, { ...aboutDay(day, by), action: 'reopened', note }, now);
      });
    } catch (error) {
      if (!isMissingDocument(error)) throw error;
      // Another call has reopened it, perhaps an earlier try of this one.
      await tryToReopen();
    }
  };
  await retryConflicts(tryToReopen, signal);
  return readCashDay({ day });
}

function aboutDay(day: string, by: Actor) {
  return { by, kind: 'cash', targetId: day, title: day } as const;
}

function withNote(...parts: string[]): string {
  return parts.filter(Boolean).join('. ');
}
