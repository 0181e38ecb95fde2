import type { Transaction } from 'firebase-admin/firestore';
import { array, boolean, type InferType, mixed, object } from 'yup';
import { collection } from '../platform/collections.ts';
import { isKeptStep, type OpeningStep } from '../shared/opening/opening.ts';
import { readFields } from '../shared/values/stored-fields.ts';

const openingSchema = object({
  dismissed: boolean().required(),
  kept: array(mixed<OpeningStep>(isKeptStep).required()).required(),
});

/** The owner's choices in the list 'Open your shop'. */
export type StoredOpening = InferType<typeof openingSchema>;

const reference = () => collection('settings').doc('opening');

export async function findOpening(reader?: Transaction): Promise<StoredOpening> {
  const snapshot = await (reader ? reader.get(reference()) : reference().get());
  return readFields(openingSchema, snapshot.data() ?? {});
}

export function writeOpening(transaction: Transaction, opening: StoredOpening): void {
  transaction.set(reference(), opening);
}
