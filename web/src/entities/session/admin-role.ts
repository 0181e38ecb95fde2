import { ownerName, shownName } from '@bookstore/functions/shared/people/person-name';
import { type Capability, isRole, may, type Role, roles } from '@bookstore/functions/shared/people/roles';
import { useAdminToken } from './admin-token.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The claims of a token; none when it cannot be read. */
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
 * The role that a token names. The browser only shows the pages of that role: what a person may do is decided by the
 * server, so that a token without a role is shown everything.
 */
export function roleOf(token: string | null): Role {
  const { role } = claimsOf(token ?? '');
  return isRole(role) ? role : 'owner';
}

/** The name of who is signed in to the dashboard on this browser, as what they do is noted. */
export function useSignedInName(): string {
  const { name } = claimsOf(useAdminToken() ?? '');
  return typeof name === 'string' ? name : ownerName;
}

/** Who is signed in: 'Wanda, Orders'; the owner has no other name. */
export function useSignedInAs(): string {
  const { label } = roles[useAdminRole()];
  const shown = shownName(useSignedInName());
  return shown === label ? label : `${shown}, ${label}`;
}

export function useAdminRole(): Role {
  return roleOf(useAdminToken());
}

/** Whether the person who is signed in to the dashboard has a capability. */
export function useMay(capability: Capability): boolean {
  return may(useAdminRole(), capability);
}
