import { type DocumentReference, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { laterBy } from '../platform/timestamps.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import type { AuditEntry } from '../shared/audit/audit.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { keptSettingsChanges } from '../shared/shop/past-settings.ts';
import { readSettingsEdit, type Settings, type SettingsEdit } from '../shared/shop/settings.ts';
import { picturesIn } from '../shared/shop/shop-picture.ts';

// Values replaced by each change of settings, under the id of its history entry, which truncates long texts. Only
// replaced fields are kept, so that restoring them leaves later changes of others.

/** As long as history entries: see audit-store.ts. */
const keptMs = 2 * 365 * 24 * 60 * 60_000;

const archive = () => collection('settingsArchive');

/** Oldest archived changes beyond the limit, when one more is added. */
export async function surplusPast(transaction: Transaction): Promise<DocumentReference[]> {
  const query = archive()
    .orderBy('at', 'desc')
    .offset(keptSettingsChanges - 1);
  const { docs } = await transaction.get(query.limit(keptSettingsChanges).select());
  return docs.map(({ ref }) => ref);
}

/** Under the id of the history entry. */
export function archiveSettings(
  transaction: Transaction,
  entryId: string,
  former: Partial<Settings>,
  now: Date,
): void {
  transaction.create(archive().doc(entryId), {
    former,
    at: Timestamp.fromDate(now),
    expiresAt: laterBy(keptMs, now),
  });
}

/** As an edit that restores it; undefined when never kept, or expired. */
export async function readPastSettings(entryId: AuditEntry['id']): Promise<SettingsEdit | undefined> {
  const snapshot = isBookId(entryId) ? await archive().doc(entryId).get() : undefined;
  // Earlier releases archived the defaults in English.
  return snapshot?.exists ? settingsIn(readSettingsEdit(snapshot.get('former')), shopLanguage) : undefined;
}

/** Pictures that a restore could bring back: one read for each of the few archived changes. */
export async function pastPictures(): Promise<string[]> {
  const { docs } = await archive().limit(keptSettingsChanges).select('former.logo', 'former.news').get();
  return docs.flatMap((change) => picturesIn(readSettingsEdit(change.get('former'))));
}
