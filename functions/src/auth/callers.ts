import { authentication } from '../platform/firebase.ts';
import { Forbidden, Unauthenticated } from '../platform/http/api-errors.ts';
import type { Access } from '../shared/call-definition.ts';
import type { CallerEvidence, Callers, OpenSession, Shopper } from '../shared/callers.ts';
import { type Capability, may, type Role, roles } from '../shared/people/roles.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { findSession } from './session-store.ts';
import { shopperPseudonym } from './shopper-pseudonym.ts';

/** @throws Unauthenticated when there is no bearer token */
function bearerOf({ header }: CallerEvidence): string {
  const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header('Authorization') ?? '')?.[1];
  if (!token) throw new Unauthenticated('Sign in first');
  return token;
}

/** Any other error (keys that cannot be fetched, a bug) is the shop's failure, not the caller's. */
const invalidTokenCodes = new Set<unknown>([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

async function verifiedClaims(token: string) {
  const auth = await authentication();
  try {
    // Checks revocation: a token alone stays valid for an hour after sign-out or closure.
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    if (!invalidTokenCodes.has(errorCode(error))) throw error;
    throw new Unauthenticated('Your sign-in is not valid; sign in again');
  }
}

async function identifyShopper(call: CallerEvidence): Promise<Shopper> {
  const claims = await verifiedClaims(bearerOf(call));
  const { uid, email, email_verified, auth_time, admin } = claims;
  if (admin !== undefined) throw new Forbidden('The admin cannot shop');
  if (!email) throw new Forbidden('Only shoppers with an e-mail address can order');
  call.noteCaller({ uid: shopperPseudonym(uid) });
  return { uid, email, isConfirmed: email_verified === true, signedInAt: auth_time * 1000 };
}

/** 403: the caller's role does not allow this. */
class NotInRole extends Forbidden {
  constructor(role: Role) {
    super(`Your role, ${roles[role].label}, does not allow this; ask the owner of the shop`);
  }
}

function requireCapability(
  { noteCaller }: CallerEvidence,
  session: OpenSession,
  capability: Capability,
): OpenSession {
  const { id: person, role } = session.person;
  noteCaller({ person });
  if (!may(role, capability)) throw new NotInRole(role);
  return session;
}

const identifyAs = (capability: Capability) => async (call: CallerEvidence) => {
  const session = await findSession(bearerOf(call));
  if (!session) throw new Unauthenticated('The admin session is over; sign in again');
  return requireCapability(call, session, capability);
};

async function identifyIfPerson(call: CallerEvidence): Promise<OpenSession | undefined> {
  if (!call.header('Authorization')) return undefined;
  const session = await findSession(bearerOf(call));
  return session && requireCapability(call, session, 'admin');
}

async function identifyShopperOrOrders(call: CallerEvidence) {
  const session = await findSession(bearerOf(call));
  return session ? requireCapability(call, session, 'orders') : identifyShopper(call);
}

const identify: { readonly [Who in Access]: (call: CallerEvidence) => Promise<Callers[Who]> } = {
  public: async () => undefined,
  signed: async () => undefined,
  'public or admin': identifyIfPerson,
  shopper: identifyShopper,
  admin: identifyAs('admin'),
  catalogue: identifyAs('catalogue'),
  orders: identifyAs('orders'),
  owner: identifyAs('owner'),
  'shopper or orders': identifyShopperOrOrders,
};

/** @throws Unauthenticated without a valid token of that kind, Forbidden for another kind of account or role */
export function identifyCaller<Who extends Access>(access: Who, call: CallerEvidence): Promise<Callers[Who]> {
  return identify[access](call);
}
