import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { array, type InferType, object, string } from 'yup';
import { collection } from '../platform/collections.ts';
import { type CreatingWrite, database } from '../platform/firebase.ts';
import { Conflict } from '../platform/http/api-errors.ts';
import { type DeskNote, mostTexts } from '../shared/order/order-changes.ts';
import { readFields } from '../shared/values/stored-fields.ts';

// Not in the order's own document, which its shopper reads.

const noteSchema = object({
  text: string().required(),
  at: string().required(),
  by: string().required(),
  keyHash: string().required(),
});
const notesSchema = object({ notes: array(noteSchema).required() });

function notesReference(orderId: string) {
  return collection('orderNotes').doc(orderId);
}

/** A note is added only if the notes have not changed since they were read. */
interface ReadNotes {
  orderId: string;
  notes: InferType<typeof noteSchema>[];
  updateTime: Timestamp | undefined;
}

export async function readNotes(orderId: string): Promise<ReadNotes> {
  const snapshot = await notesReference(orderId).get();
  const { notes } = readFields(notesSchema, snapshot.data() ?? {});
  return { orderId, notes, updateTime: snapshot.updateTime };
}

export function shownNotes({ notes }: Pick<ReadNotes, 'notes'>): DeskNote[] {
  return notes.map(({ text, at, by }) => ({ text, at, by }));
}

export async function readNotesOf(orderIds: readonly string[]): Promise<DeskNote[][]> {
  const snapshots = await database().getAll(...orderIds.map(notesReference));
  return snapshots.map((snapshot) => shownNotes(readFields(notesSchema, snapshot.data() ?? {})));
}

/** For the shopper: without the authors' names. */
export async function exportedNotes(orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const notes = await readNotesOf(orderIds);
  return orderIds.flatMap((orderId, index) =>
    (notes[index] ?? []).map(({ text, at }) => ({ orderId, text, at })),
  );
}

/** Fails with a write conflict when another note was added since. @throws Conflict when there are too many */
export function addNote(
  write: WriteBatch,
  { orderId, notes, updateTime }: ReadNotes,
  note: DeskNote & { keyHash: string },
  now: Date,
): DeskNote[] {
  if (notes.length >= mostTexts) {
    throw new Conflict('too-many-notes', `An order has at most ${mostTexts} notes`, { most: mostTexts });
  }
  const all = { notes: [...notes, note], changedAt: Timestamp.fromDate(now) };
  const reference = notesReference(orderId);
  if (updateTime) write.update(reference, all, { lastUpdateTime: updateTime });
  else write.create(reference, all);
  return shownNotes(all);
}

export function addFirstNote(write: CreatingWrite, orderId: string, note: DeskNote, now: Date): void {
  const notes = [{ ...note, keyHash: '' }];
  write.create(notesReference(orderId), { notes, changedAt: Timestamp.fromDate(now) });
}

/** Leaves an empty document, so that a concurrent write of a note read before fails. */
export async function eraseNotes(batch: WriteBatch, orderId: string): Promise<void> {
  batch.set(notesReference(orderId), { notes: [], changedAt: FieldValue.serverTimestamp() });
}
