import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { error } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import { database } from '../platform/firebase.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { changeTime } from '../platform/timestamps.ts';
import { usualWordsIn } from '../platform/words/settings-in.ts';
import {
  type RememberedFacts,
  readSettings,
  rememberedFacts,
  type Settings,
  type StoredSettings,
  settingsOf,
} from '../shared/shop/settings.ts';
import { settingDefaults } from '../shared/shop/settings-groups.ts';
import { typedOf } from '../shared/values/typed-parts.ts';
import { languagesOf } from '../shared/words/known-language.ts';
import type { Language } from '../shared/words/languages.ts';

// The document holds only what was typed; reading adds defaults, in the shop's first language.

type Values = Readonly<Record<string, unknown>>;

/** Defaults in a language. */
export const usualIn = (language: Language): Values => ({ ...settingDefaults, ...usualWordsIn(language) });

/** Drops values equal to the default in English or one of these languages. */
export function typedSettings(values: Values, languages: readonly Language[] = [shopLanguage]): Values {
  const usual = [settingDefaults, ...languages.map(usualWordsIn)];
  return Object(usual.reduce(typedOf, values));
}

const reference = (store = database()) => collection('settings', store).doc('shop');

function readTyped(data: Values = {}): StoredSettings {
  // Earlier releases stored defaults, too, in English.
  const { settings, damaged } = readSettings(typedSettings(data), usualIn(shopLanguage));
  if (damaged.length > 0)
    error('Stored settings are damaged: the shop has its defaults for them', { damaged });
  return settings;
}

const settingsIn = (snapshot: DocumentSnapshot) => readTyped(snapshot.data());

export async function findSettings(store = database()): Promise<StoredSettings> {
  return settingsIn(await reference(store).get());
}

export async function settingsWithin(transaction: Transaction): Promise<StoredSettings> {
  return settingsIn(await transaction.get(reference()));
}

/** @param before the present settings */
export function writeSettings(
  transaction: Transaction,
  before: StoredSettings,
  settings: Settings,
  remembered: RememberedFacts = before,
): StoredSettings {
  const updatedAt = changeTime(before.version);
  const document = { ...typedSettings({ ...settings }), updatedAt, ...rememberedFacts(remembered) };
  transaction.set(reference(), document);
  return readTyped(document);
}

/** Recorded even if the owner has turned gift vouchers off meanwhile. */
export function rememberSoldVoucher(): Promise<void> {
  return database().runTransaction(async (transaction) => {
    const stored = await settingsWithin(transaction);
    writeSettings(transaction, stored, settingsOf({ ...stored }), { ...stored, soldVouchers: true });
  });
}

/** Migration: removes stored defaults. @returns whether there were any */
export function keepTypedSettings(): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const { languages } = await settingsWithin(transaction);
    const data = (await transaction.get(reference())).data() ?? {};
    const typed = typedSettings(data, languagesOf(shopLanguage, languages));
    if (isDeepStrictEqual(typed, data)) return false;
    transaction.set(reference(), typed);
    return true;
  });
}
