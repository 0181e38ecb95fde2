import { ownerName } from './people/person-name.ts';
import type { Capability, Role } from './people/roles.ts';

/** As Firebase Authentication confirms it. */
export interface Shopper {
  uid: string;
  email: string;
  /** Whether the e-mail address is verified. */
  isConfirmed: boolean;
  /** The last time with a password or through Google; in milliseconds. */
  signedInAt: number;
}

/** As the session stores it. */
export interface SignedInPerson {
  id: string;
  name: string;
  role: Role;
}

/** Signs in with the shop's own secrets. */
export const owner: SignedInPerson = { id: 'owner', name: ownerName, role: 'owner' };

export interface OpenSession {
  sessionId: string;
  person: SignedInPerson;
}

/** By the access that a call asks for. */
export interface Callers extends Record<Capability, OpenSession> {
  public: undefined;
  signed: undefined;
  'public or admin': OpenSession | undefined;
  shopper: Shopper;
  'shopper or orders': Shopper | OpenSession;
}

export interface CallerEvidence {
  header: (name: string) => string | undefined;
  /** For the log line: a shopper's pseudonym, or the id of a person of the dashboard. */
  noteCaller: (caller: { uid: string } | { person: string }) => void;
}
