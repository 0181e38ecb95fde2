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

// The past of the settings: of each change what it has replaced, under the id of its entry in the history, which cuts
// long texts. Only the settings that a change has replaced, so that putting them back leaves later changes of others.

/** As long as the entries of the history: see audit-store.ts. */
const keptMs = 2 * 365 * 24 * 60 * 60_000;

const archive = () => collection('settingsArchive');

/** The changes that are too many once another one is kept. */
export async function surplusPast(transaction: Transaction): Promise<DocumentReference[]> {
  const query = archive()
    .orderBy('at', 'desc')
    .offset(keptSettingsChanges - 1);
  const { docs } = await transaction.get(query.limit(keptSettingsChanges).select());
  return docs.map(({ ref }) => ref);
}

/** Keeps what a change replaces, under the id of its entry in the history. */
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

/** What a change has replaced, as the edit that puts it back; undefined when it is not kept, or not any more. */
export async function readPastSettings(entryId: AuditEntry['id']): Promise<SettingsEdit | undefined> {
  const snapshot = isBookId(entryId) ? await archive().doc(entryId).get() : undefined;
  // Former releases have kept the defaults in English.
  return snapshot?.exists ? settingsIn(readSettingsEdit(snapshot.get('former')), shopLanguage) : undefined;
}

/** The pictures that the changes name that could be put back: a read for each of these few. */
export async function pastPictures(): Promise<string[]> {
  const { docs } = await archive().limit(keptSettingsChanges).select('former.logo', 'former.news').get();
  return docs.flatMap((change) => picturesIn(readSettingsEdit(change.get('former'))));
}
