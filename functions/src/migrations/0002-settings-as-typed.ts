import { keepTypedSettings } from '../settings/settings-store.ts';
import type { Migration } from './migration.ts';

/** Earlier releases also stored defaults of what was never typed, in English or in a language of the shop. */
export const settingsAsTyped: Migration = {
  number: 2,
  title: 'Settings keep what was typed, and no defaults',
  when: 'after',
  workAfter: async () => ({ changed: (await keepTypedSettings()) ? 1 : 0, next: undefined }),
};
