import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../audit/audit-store.ts';
import { countBooksOf } from '../../books/book-list-store.ts';
import { isAnyUnderWay } from '../../orders/order-list-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict, PreconditionFailed } from '../../platform/http/api-errors.ts';
import { saidInShop, sayInShop } from '../../platform/words/say-in-shop.ts';
import { archiveSettings, surplusPast } from '../../settings/settings-archive-store.ts';
import { settingsWithin, writeSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { settingsState } from '../../shared/audit/settings-state.ts';
import type { DeliveryArea } from '../../shared/delivery/delivery-setting.ts';
import { type Genre, genreOf } from '../../shared/genre/genres.ts';
import {
  type RememberedFacts,
  type Settings,
  type SettingsEdit,
  type StoredSettings,
  settingsOf,
} from '../../shared/shop/settings.ts';
import { formerZonesAfter, shopDay } from '../../shared/shop/shop-day.ts';
import { hasVoucherNow } from '../../vouchers/has-vouchers.ts';
import { checkDelivery, checkPictures, checkTax, checkTaxNumber, checkTexts } from './check-settings.ts';

function replacedBy(after: Settings, before: Settings): Partial<Settings> {
  const others = new Map<string, unknown>(Object.entries(after));
  const replaced = Object.entries(before).filter(
    ([name, value]) => !isDeepStrictEqual(value, others.get(name)),
  );
  return Object.fromEntries(replaced);
}

/** Archives what it replaces. `stored` must have been read in the transaction. */
export function writeNotedSettings(
  transaction: Transaction,
  stored: StoredSettings,
  changed: Settings,
  by: Actor,
  remembered: RememberedFacts = stored,
): StoredSettings {
  const before = settingsOf({ ...stored });
  const after = settingsOf({ ...changed });
  const title = saidInShop('Settings');
  const entry = { by, kind: 'settings', action: 'changed', targetId: 'shop', title } as const;
  const states = sayInShop(() => ({
    before: settingsState(before, saidInShop),
    after: settingsState(after, saidInShop),
  }));
  const now = new Date();
  const entryId = addEntry(transaction, { ...entry, ...states }, now);
  archiveSettings(transaction, entryId, replacedBy(after, before), now);
  return writeSettings(transaction, stored, after, remembered);
}

/** @throws Conflict */
async function requireEmpty(transaction: Transaction, genres: readonly Genre[]): Promise<void> {
  const counts = await Promise.all(genres.map(({ slug }) => countBooksOf(transaction, slug, 1)));
  const first = genres.find((_, index) => counts[index]);
  if (!first) return;
  const { name } = first;
  throw new Conflict('genre-in-use', `${name} has books: merge it into another genre first`, { name });
}

const placeOf = ({ countries, zips }: DeliveryArea) => ({ countries, zips });

/** Renamed areas are recognised by their countries and zip codes. */
function followAreas(before: Settings, after: Settings): Settings {
  const [formerAreas, areas] = [before.delivery.areas, after.delivery.areas];
  const added = areas.filter(({ name }) => !formerAreas.some((area) => area.name === name));
  function nameNow(name: string): string {
    const area = formerAreas.find((one) => one.name === name);
    if (!area || areas.some((one) => one.name === name)) return name;
    return added.find((one) => isDeepStrictEqual(placeOf(one), placeOf(area)))?.name ?? name;
  }
  const { paymentLimits } = after;
  const cashAreas = [...new Set(paymentLimits.cashAreas.map(nameNow))];
  return { ...after, paymentLimits: { ...paymentLimits, cashAreas } };
}

/**
 * The currency changes only while no order is under way. Settings that are already as wanted are answered as they are,
 * since the answer to an earlier try may have been lost. @throws PreconditionFailed, InvalidArgument, Conflict
 */
export async function changeSettings(
  edit: SettingsEdit,
  expected: number | undefined,
  by: Actor,
): Promise<StoredSettings> {
  checkTexts(edit);
  await checkPictures(edit);
  const now = new Date();
  const isUnderWay = edit.currency !== undefined && (await isAnyUnderWay());
  const soldVouchers = edit.vouchers?.isOn === false && (await hasVoucherNow());
  return database().runTransaction(async (transaction) => {
    const stored = await settingsWithin(transaction);
    const before = settingsOf({ ...stored });
    const after = followAreas(before, settingsOf({ ...before, ...edit }));
    checkTax(edit, shopDay(now, stored));
    const hasOther = before.currency !== after.currency;
    if (edit.delivery || hasOther) checkDelivery(after);
    checkTaxNumber(edit, after);
    if (isDeepStrictEqual(before, after)) return stored;
    if (expected !== undefined && expected !== stored.version) {
      throw new PreconditionFailed('The settings have changed meanwhile; load them again');
    }
    const removed = before.genres.filter(({ slug }) => !genreOf(after.genres, slug));
    await requireEmpty(transaction, removed);
    if (hasOther && isUnderWay) {
      const { currency } = before;
      // Cash that carriers still hold is in the old currency.
      const message = `Orders in ${currency} are under way: the currency can be changed once they are delivered or cancelled`;
      throw new Conflict('orders-under-way', message, { currency });
    }
    const { formerCurrencies: former = [] } = stored;
    const remembered = {
      ...stored,
      // An order that is being placed now still has the old currency.
      ...(hasOther && { formerCurrencies: [...new Set([...former, before.currency])] }),
      ...(before.timeZone !== after.timeZone && {
        formerZones: formerZonesAfter(stored, after.timeZone, now),
      }),
      ...(soldVouchers && { soldVouchers }),
    };
    const surplus = await surplusPast(transaction);
    const changed = writeNotedSettings(transaction, stored, after, by, remembered);
    for (const reference of surplus) transaction.delete(reference);
    return changed;
  });
}
