import type { Request } from 'express';
import { Unauthenticated } from '../http/api-errors.ts';
import { bearerOf } from '../http/callers.ts';
import { isSession } from './session-store.ts';

/** Lets only the admin on and returns the session's token. @throws Unauthenticated */
export async function requireAdmin(request: Request): Promise<string> {
  const token = bearerOf(request);
  if (!(await isSession(token))) throw new Unauthenticated('The admin session is over; sign in again');
  return token;
}
