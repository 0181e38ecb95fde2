import type { Request } from 'express';
import { authentication } from '../firebase.ts';
import { Forbidden, Unauthenticated } from './api-errors.ts';
import { noteCaller } from './call-log.ts';

/** A signed-in shopper, as the authentication provider vouches for them. */
export interface Shopper {
  uid: string;
  email: string;
}

/** The bearer token of a call. @throws Unauthenticated when there is none */
export function bearerOf(request: Request): string {
  const token = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new Unauthenticated('Sign in first');
  return token;
}

async function verifiedClaims(token: string) {
  const auth = await authentication();
  try {
    return await auth.verifyIdToken(token);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Anything but a bad token (keys that cannot be fetched, a bug) is the shop's failure, not the caller's.
    if (typeof code !== 'string' || !refusals.has(code)) throw error;
    throw new Unauthenticated('Your sign-in is not valid; sign in again');
  }
}

const refusals = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The shopper who is calling. @throws Unauthenticated without a valid ID token, Forbidden for the admin's */
export async function shopperOf(request: Request): Promise<Shopper> {
  const claims = await verifiedClaims(bearerOf(request));
  if (claims.admin !== undefined) throw new Forbidden('The admin cannot shop');
  if (!claims.email) throw new Forbidden('Only shoppers with an e-mail address can order');
  noteCaller(request, claims.uid);
  return { uid: claims.uid, email: claims.email };
}
