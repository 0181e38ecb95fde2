import { authentication } from '../firebase.ts';
import { Forbidden, Unauthenticated } from '../http/api-errors.ts';
import type { Access } from '../shared/call-definition.ts';
import { errorCode } from '../shared/error-code.ts';
import { findSession } from './session-store.ts';

/** A signed-in shopper, as Firebase Authentication vouches for them. */
export interface Shopper {
  uid: string;
  email: string;
}

/** The open session with which the admin calls. */
export interface AdminSession {
  sessionId: string;
}

/** What the shop knows of who calls, by the access that a call asks for. */
export interface Callers {
  public: undefined;
  shopper: Shopper;
  admin: AdminSession;
  'shopper or admin': Shopper | AdminSession;
}

interface Identified {
  header: (name: string) => string | undefined;
  noteShopper: (uid: string) => void;
}

/** @throws Unauthenticated when there is no bearer token */
function bearerOf({ header }: Identified): string {
  const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header('Authorization') ?? '')?.[1];
  if (!token) throw new Unauthenticated('Sign in first');
  return token;
}

/** Anything but one of these (keys that cannot be fetched, a bug) is the shop's failure, not the caller's. */
const invalidTokenCodes = new Set<unknown>([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

async function verifiedClaims(token: string, checkRevoked: boolean) {
  const auth = await authentication();
  try {
    return await auth.verifyIdToken(token, checkRevoked);
  } catch (error) {
    if (!invalidTokenCodes.has(errorCode(error))) throw error;
    throw new Unauthenticated('Your sign-in is not valid; sign in again');
  }
}

async function identifyShopper(call: Identified, checkRevoked: boolean): Promise<Shopper> {
  const { uid, email, admin } = await verifiedClaims(bearerOf(call), checkRevoked);
  if (admin !== undefined) throw new Forbidden('The admin cannot shop');
  if (!email) throw new Forbidden('Only shoppers with an e-mail address can order');
  call.noteShopper(uid);
  return { uid, email };
}

async function identifyAdmin(call: Identified): Promise<AdminSession> {
  const sessionId = await findSession(bearerOf(call));
  if (!sessionId) throw new Unauthenticated('The admin session is over; sign in again');
  return { sessionId };
}

async function identifyShopperOrAdmin(call: Identified, checkRevoked: boolean) {
  const sessionId = await findSession(bearerOf(call));
  return sessionId ? { sessionId } : identifyShopper(call, checkRevoked);
}

const identify: {
  readonly [Who in Access]: (call: Identified, checkRevoked: boolean) => Promise<Callers[Who]>;
} = {
  public: async () => undefined,
  shopper: identifyShopper,
  admin: identifyAdmin,
  'shopper or admin': identifyShopperOrAdmin,
};

/**
 * Finds out who calls.
 * @param checkRevoked whether Firebase Authentication is asked if the shopper's account is still open
 * @throws Unauthenticated without a valid token of that kind, Forbidden for somebody else's
 */
export function identifyCaller<Who extends Access>(
  { access, checkRevoked }: { access: Who; checkRevoked: boolean },
  call: Identified,
): Promise<Callers[Who]> {
  return identify[access](call, checkRevoked);
}
