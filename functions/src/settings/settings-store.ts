import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { error } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import {
  type RememberedFacts,
  readSettings,
  rememberedFacts,
  type Settings,
  type StoredSettings,
} from '../shared/shop/settings.ts';

const reference = (store = database()) => collection('settings', store).doc('shop');

function settingsIn(snapshot: DocumentSnapshot): StoredSettings {
  const { settings, damaged } = readSettings(snapshot.data());
  if (damaged.length > 0)
    error('Stored settings are damaged: the shop has its defaults for them', { damaged });
  return settings;
}

export async function findSettings(store = database()): Promise<StoredSettings> {
  return settingsIn(await reference(store).get());
}

export async function settingsWithin(transaction: Transaction): Promise<StoredSettings> {
  return settingsIn(await transaction.get(reference()));
}

/** Gives the shop other settings than those `before`. */
export function writeSettings(
  transaction: Transaction,
  before: StoredSettings,
  settings: Settings,
  remembered: RememberedFacts = before,
): StoredSettings {
  const updatedAt = Timestamp.fromMillis(Math.max(Date.now(), before.version + 1));
  const document = { ...settings, updatedAt, ...rememberedFacts(remembered) };
  transaction.set(reference(), document);
  return readSettings(document).settings;
}
