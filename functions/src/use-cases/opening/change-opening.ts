import { addEntry } from '../../audit/audit-store.ts';
import { addTestMail } from '../../mail/test-mail-store.ts';
import { database } from '../../platform/firebase.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { findOpening, writeOpening } from '../../settings/opening-store.ts';
import { findSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import type { OpeningEdit } from '../../shared/opening/opening-edit.ts';

/** Does what the owner has chosen on the list 'Open your shop'; what is so already is not noted again. */
export async function changeOpening(
  { keep, sendTestMail, dismiss }: OpeningEdit,
  by: Actor,
  now: Date,
): Promise<void> {
  // As they are now: the address may just have been corrected.
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
