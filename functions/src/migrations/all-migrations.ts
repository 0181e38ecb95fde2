import { coversAtAddresses } from './0001-covers-at-addresses.ts';
import { settingsAsTyped } from './0002-settings-as-typed.ts';
import { queueOfImports } from './0003-queue-of-imports.ts';
import type { Migration } from './migration.ts';

/** All migrations, in their order. A new one comes last; one that was in a release stays as it is. */
export const allMigrations: readonly Migration[] = [coversAtAddresses, settingsAsTyped, queueOfImports];
