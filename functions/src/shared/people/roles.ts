import { keyGuard, keysOf } from '../values/table-keys.ts';
import { t } from '../words/words.ts';

// Without yup, which most pages of the dashboard do not load.

/** The access that calls, rules and pages ask for. */
export const capabilities = {
  admin: t('Sees the figures of the shop, and the history of what the role is for'),
  catalogue: t(
    'Adds, changes and imports books, their covers and their stock, fills the shelves, and decides on reviews',
  ),
  orders: t(
    'Packs, ships and cancels orders, with the names and addresses of shoppers, and reports damaged copies',
  ),
  owner: t('Adds and removes people, changes the settings, and sees the whole history'),
} as const;

export type Capability = keyof typeof capabilities;

export const roles = {
  owner: { label: t('Owner'), may: ['admin', 'catalogue', 'orders', 'owner'] },
  catalogue: { label: t('Catalogue'), may: ['admin', 'catalogue'] },
  orders: { label: t('Orders'), may: ['admin', 'orders'] },
  both: { label: t('Catalogue and orders'), may: ['admin', 'catalogue', 'orders'] },
} as const satisfies Record<string, { label: string; may: readonly Capability[] }>;

export type Role = keyof typeof roles;

export const isRole = keyGuard(roles);

export const roleNames: readonly Role[] = keysOf(roles);

/** Without the owner's, who signs in with the shop's own secrets. */
export const givenRoles: readonly Role[] = roleNames.filter((role) => role !== 'owner');

export function capabilitiesOf(role: Role): readonly Capability[] {
  return roles[role].may;
}

export function may(role: Role, capability: Capability): boolean {
  return capabilitiesOf(role).includes(capability);
}
