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

/** Who closes a day or opens it again, with which key, and when. */
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

/** Money that waits for a person, with how much of it still does. */
async function moneyToSettle(): Promise<PaymentToSettle[]> {
  const payments = await paymentsToSettle();
  const orders = await findOrders(payments.filter(({ state }) => state === 'paid').map(({ _id }) => _id));
  return payments.map((payment) => {
    const order = orders.find(({ _id }) => _id === payment._id);
    const holdsBack = order && isToHoldBack(order) && { isToHoldBack: true };
    return { ...payment, toSettleCents: toSettleCents(payment, order), ...holdsBack };
  });
}

/** A day's money: the sums of the whole day, and a page of its entries. Its reads do not grow with the orders. */
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
  // Until it is checked the day is shown open, so that a call that was killed can be sent again.
  const checked = stored?.isUnchecked ? undefined : stored;
  const currency = checked ? currencyOf(checked) : currencies.present;
  const sums = await daySums(day, currency, currencies.all);
  const closing = checked ? publicClosing(checked, sums) : null;
  const named = currency !== defaultCurrency.currency && { currency };
  const openItems = open.orders > 0 && { openItems: open };
  const waiting = toSettle.length > 0 && { toSettle };
  return { day, ...named, ...sums, stillOut, ...openItems, ...page, closedDays, closing, ...waiting };
}

/** 409: the figures are not those that the person has seen. */
class CashChanged extends Conflict {
  constructor(expectedCents: number) {
    super('cash-changed', 'Money was noted meanwhile: look at the figures again', { expectedCents });
  }
}

/**
 * Closes a day, once for a key. What the drawer should hold is not stored: no entry is added to a closed day, so that
 * its sums stay. They are read again once it is closed, and it is opened again when an entry was faster, or when its
 * call was killed before. @throws Conflict when the day is closed already, CashChanged, KeyReused
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
      // In conflict with the closing of another call until that is checked or taken back.
      return addUncheckedClosing(day, closing);
    };
    const unchecked = stored && isOwn ? stored : await closeNow();
    // Only from here on the sums stay what they are.
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
    // Another try of this call was faster, or others have waited too long for this one.
    if (!isChecked) return tryToClose();
    if (!isTrue) throw new CashChanged(cents);
  };
  await retryConflicts(tryToClose, signal);
  return readCashDay({ day });
}

/** Opens a closed day again, once for a key. @throws Conflict when it is open */
export async function reopenCashDay(
  { day, key, by, now }: CashUpCall,
  reason: string,
  signal: AbortSignal,
): Promise<CashDay> {
  const keyHash = sha256(key);
  const tryToReopen = async (): Promise<void> => {
    const [closing, shop] = await Promise.all([findClosing(day), shopProfile()]);
    // After it: the call may open the day between the two reads, in another try of it.
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
      // Another call was faster, perhaps an earlier try of this one.
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
