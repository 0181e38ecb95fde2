import { isDeepStrictEqual } from 'node:util';
import { addEntry } from '../../audit/audit-store.ts';
import { database } from '../../platform/firebase.ts';
import { settingsWithin, writeSettings } from '../../settings/settings-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { settingsState } from '../../shared/audit/settings-state.ts';
import { type SettingsEdit, type StoredSettings, settingsOf } from '../../shared/shop/settings.ts';

/** Changes the settings of the shop. With `expected` they must still be of that version. @throws PreconditionFailed */
export function changeSettings(
  edit: SettingsEdit,
  expected: number | undefined,
  by: Actor,
): Promise<StoredSettings> {
  return database().runTransaction(async (transaction) => {
    const stored = await settingsWithin(transaction, expected);
    const { version, ...before } = stored;
    const after = settingsOf({ ...before, ...edit });
    if (isDeepStrictEqual(before, after)) return stored;
    const entry = { by, kind: 'settings', action: 'changed', targetId: 'shop', title: 'Settings' } as const;
    addEntry(transaction, { ...entry, before: settingsState(before), after: settingsState(after) });
    return writeSettings(transaction, stored, after);
  });
}
