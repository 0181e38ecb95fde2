import { type Capability, isRole, may, type Role } from '@bookstore/functions/shared/people/roles';
import { useAdminToken } from './admin-token.ts';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What a token tells of itself; nothing when it cannot be read. */
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
 * The role that a token names. The browser only shows what goes with it: what somebody may do is decided by the server,
 * so that a token without a role is shown everything.
 */
export function roleOf(token: string | null): Role {
  const { role } = claimsOf(token ?? '');
  return isRole(role) ? role : 'owner';
}

/** The role of whoever is signed in to the dashboard on this browser. */
export function useAdminRole(): Role {
  return roleOf(useAdminToken());
}

/** Whether whoever is signed in to the dashboard may do something. */
export function useMay(capability: Capability): boolean {
  return may(useAdminRole(), capability);
}
