import { ownerName } from '../shared/people/person.ts';
import type { Role } from '../shared/people/roles.ts';

/** Who works in the dashboard, as a session knows them. */
export interface SignedInPerson {
  id: string;
  name: string;
  role: Role;
}

/** Who signs in with the shop's own secrets. */
export const owner: SignedInPerson = { id: 'owner', name: ownerName, role: 'owner' };
