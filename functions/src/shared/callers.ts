import { ownerName } from './people/person-name.ts';
import type { Capability, Role } from './people/roles.ts';

/** A signed-in shopper, as Firebase Authentication confirms it. */
export interface Shopper {
  uid: string;
  email: string;
  /** Whether the shopper has shown that the address is theirs. */
  isConfirmed: boolean;
  /** When the shopper last gave a password, or went through Google; in milliseconds. */
  signedInAt: number;
}

/** A person of the dashboard, as the session stores it. */
export interface SignedInPerson {
  id: string;
  name: string;
  role: Role;
}

/** The person who signs in with the shop's own secrets. */
export const owner: SignedInPerson = { id: 'owner', name: ownerName, role: 'owner' };

/** An open session of the dashboard, and its person. */
export interface OpenSession {
  sessionId: string;
  person: SignedInPerson;
}

/** What the shop knows of the caller, by the access that a call asks for. */
export interface Callers extends Record<Capability, OpenSession> {
  public: undefined;
  signed: undefined;
  'public or admin': OpenSession | undefined;
  shopper: Shopper;
  'shopper or orders': Shopper | OpenSession;
}

/** The parts of a call that identify the caller. */
export interface CallerEvidence {
  header: (name: string) => string | undefined;
  /** Takes who calls, for the call's line in the log: a shopper's pseudonym, or the id of a person of the dashboard. */
  noteCaller: (caller: { uid: string } | { person: string }) => void;
}
