import { addEntry } from '../../audit/audit-store.ts';
import { addTestMail, findTestMail } from '../../mail/test-mail-store.ts';
import { isAnyOrder } from '../../orders/order-list-store.ts';
import { database } from '../../platform/firebase.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { findOpening, type StoredOpening, writeOpening } from '../../settings/opening-store.ts';
import { findSettings, typedSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type Opening, type OpeningStep, ordersOfOpenShop, stepsOf } from '../../shared/opening/opening.ts';
import type { OpeningEdit } from '../../shared/opening/opening-edit.ts';
import { isInEuropeanArea } from '../../shared/shop/european-area.ts';
import type { Settings } from '../../shared/shop/settings.ts';
import { readCounters } from '../../stats/counter-store.ts';

/** Prefixes of settings: one that differs from a new shop's completes the step. */
const settingsOf: Partial<Record<OpeningStep, readonly string[]>> = {
  name: ['shopName'],
  // Not `country` itself, which may have been set before the first deploy.
  country: ['carriers', 'fixedPrices', 'locale', 'reducedPrices', 'tax'],
  contact: ['contactEmail'],
  delivery: ['delivery'],
  policies: ['policies', 'privacy', 'terms'],
};

function isChanged(step: OpeningStep, settings: Settings): boolean {
  return Object.keys(typedSettings({ ...settings })).some((name) =>
    settingsOf[step]?.some((beginning) => name.startsWith(beginning)),
  );
}

async function openingOf({ dismissed, kept }: StoredOpening): Promise<Opening> {
  if (dismissed) return { isShown: false, done: [] };
  const [{ books, orders }, settings, isOrdered, testMail] = await Promise.all([
    readCounters(),
    findSettings(),
    isAnyOrder(),
    findTestMail(),
  ]);
  if (orders >= ordersOfOpenShop) return { isShown: false, done: [] };
  const isDone: Partial<Record<OpeningStep, boolean>> = {
    books: books > 0,
    order: isOrdered,
    mail: testMail?.state === 'SUCCESS',
    legalPages: settings.imprintText !== '' && settings.withdrawalText !== '',
  };
  const opening: Opening = {
    isShown: true,
    done: [],
    ...(isInEuropeanArea(settings.country) && { needsLegalPages: true }),
    ...(testMail && { testMail }),
  };
  const done = stepsOf(opening).filter(
    (step) => isDone[step] || kept.includes(step) || isChanged(step, settings),
  );
  return { ...opening, done };
}

/** At most 14 reads. */
export async function readOpening(): Promise<Opening> {
  return openingOf(await findOpening());
}

/** A repeated choice leaves no second entry in the history. */
export async function changeOpening(
  { keep, sendTestMail, dismiss }: OpeningEdit,
  by: Actor,
  now: Date,
): Promise<void> {
  // Not cached: the address may just have been corrected.
  const shop = await findSettings();
  await database().runTransaction(async (transaction) => {
    const before = await findOpening(transaction);
    const kept = keep === undefined || before.kept.includes(keep) ? before.kept : [...before.kept, keep];
    const after = { dismissed: before.dismissed || dismiss === true, kept };
    const isSame = after.dismissed === before.dismissed && kept === before.kept;
    if (isSame && !sendTestMail) return;
    const about = { by, kind: 'settings', action: 'changed', targetId: 'opening' } as const;
    const mailed = sendTestMail ? { testMail: shop.contactEmail } : {};
    addEntry(
      transaction,
      { ...about, title: saidInShop('Open your shop'), before, after: { ...after, ...mailed } },
      now,
    );
    if (!isSame) writeOpening(transaction, after);
    if (sendTestMail) addTestMail(transaction, shop, now);
  });
}
