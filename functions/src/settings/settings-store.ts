import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { PreconditionFailed } from '../platform/http/api-errors.ts';
import { readSettings, type Settings, type StoredSettings } from '../shared/shop/settings.ts';

const reference = () => collection('settings').doc('shop');

/** The settings of the shop. */
export async function findSettings(): Promise<StoredSettings> {
  return readSettings((await reference().get()).data());
}

/** The settings as a transaction sees them. With `expected` they must be of that version. @throws PreconditionFailed */
export async function settingsIn(transaction: Transaction, expected?: number): Promise<StoredSettings> {
  const settings = readSettings((await transaction.get(reference())).data());
  if (expected !== undefined && expected !== settings.version) {
    throw new PreconditionFailed('The settings have changed meanwhile; load them again');
  }
  return settings;
}

/** Gives the shop other settings than those `before`. */
export function writeSettings(
  transaction: Transaction,
  before: StoredSettings,
  settings: Settings,
): StoredSettings {
  const updatedAt = Timestamp.fromMillis(Math.max(Date.now(), before.version + 1));
  const document = { ...settings, updatedAt };
  transaction.set(reference(), document);
  return readSettings(document);
}
