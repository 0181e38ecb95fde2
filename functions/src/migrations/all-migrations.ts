import type { Migration } from './migration.ts';

/** All migrations, in their order. A new one comes last; one that was in a release stays as it is. */
export const allMigrations: readonly Migration[] = [];
