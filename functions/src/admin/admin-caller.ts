import type { Request } from 'express';
import { Unauthenticated } from '../http/api-errors.ts';
import { bearerOf } from '../http/callers.ts';
import { findSession } from './session-store.ts';

/** Lets only the admin on and returns the session's id. @throws Unauthenticated */
export async function requireAdmin(request: Request): Promise<string> {
  const session = await findSession(bearerOf(request));
  if (!session) throw new Unauthenticated('The admin session is over; sign in again');
  return session;
}
