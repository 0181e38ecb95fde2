import { addEntry } from '../../audit/audit-store.ts';
import { changeKey, readForChange } from '../../orders/order-change-store.ts';
import { addNote, readNotes, shownNotes } from '../../orders/order-note-store.ts';
import { database } from '../../platform/firebase.ts';
import { KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { DeskNote } from '../../shared/order/order-changes.ts';
import { t } from '../../shared/words/words.ts';
import { requireShopper } from './change-order.ts';

/** Once per key. @throws NotFound, Conflict for an erased shopper */
export function addDeskNote(
  orderId: string,
  text: string,
  key: string,
  by: SignedInPerson,
  now: Date,
): Promise<DeskNote[]> {
  const { keyHash } = changeKey(by.id, key, { text });
  return retryConflicts(async () => {
    // Before the order: an erasure after that read changes the notes, and the write fails.
    const before = await readNotes(orderId);
    const read = await readForChange(orderId);
    requireShopper(read);
    const earlier = before.notes.find((one) => one.keyHash === keyHash);
    if (earlier && earlier.text !== text) throw new KeyReused('Another change was already made');
    if (earlier) return shownNotes(before);
    const batch = database().batch();
    const notes = addNote(batch, before, { text, at: now.toISOString(), by: by.name, keyHash }, now);
    const about = { kind: 'order', targetId: orderId, title: read.order.number } as const;
    addEntry(batch, { by, ...about, action: 'changed', note: sayInShop(() => t('Note of the desk')) }, now);
    await batch.commit();
    return notes;
  });
}
