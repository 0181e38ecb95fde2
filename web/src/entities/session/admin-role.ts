import { ownerName, shownName } from '@bookstore/functions/shared/people/person-name';
import { type Capability, isRole, may, type Role, roles } from '@bookstore/functions/shared/people/roles';
import { useAdminToken } from './admin-token.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** None when the token cannot be read. */
function claimsOf(token: string): Record<string, unknown> {
  try {
    const [, payload = ''] = token.split('.');
    const read: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isObject(read) && isObject(read.claims) ? read.claims : {};
  } catch {
    return {};
  }
}

/**
 * Only decides which pages are shown: the server decides what a person may do, so a token without a role sees
 * everything.
 */
export function roleOf(token: string | null): Role {
  const { role } = claimsOf(token ?? '');
  return isRole(role) ? role : 'owner';
}

/** As the history of what they do names them. */
export function useSignedInName(): string {
  const { name } = claimsOf(useAdminToken() ?? '');
  return typeof name === 'string' ? name : ownerName;
}

/** 'Wanda, Orders'; the owner has no other name. */
export function useSignedInAs(): string {
  const { label } = roles[useAdminRole()];
  const name = shownName(useSignedInName());
  return name === label ? label : `${name}, ${label}`;
}

export function useAdminRole(): Role {
  return roleOf(useAdminToken());
}

export function useMay(capability: Capability): boolean {
  return may(useAdminRole(), capability);
}
