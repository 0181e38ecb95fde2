import { coversAtAddresses } from './0001-covers-at-addresses.ts';
import { settingsAsTyped } from './0002-settings-as-typed.ts';
import { queueOfImports } from './0003-queue-of-imports.ts';
import type { Migration } from './migration.ts';

/** In order. New ones go last; released ones must not change. */
export const allMigrations: readonly Migration[] = [coversAtAddresses, settingsAsTyped, queueOfImports];
