import type { Request, Response } from 'express';
import { info, warn } from 'firebase-functions/logger';
import { ApiError } from '../http/api-errors.ts';
import { readBody } from '../http/json-body.ts';
import { adminLoginSchema } from '../shared/admin.ts';
import { requireAdmin } from './admin-caller.ts';
import { reserveAttempt } from './attempt-store.ts';
import { isAdmin } from './credentials.ts';
import { attemptLanes, rememberDevice } from './device-store.ts';
import { beginSession, endSession } from './session-store.ts';
import { readCounters, toAdminStats } from './stats-store.ts';

class WrongCredentials extends ApiError {
  constructor() {
    super(401, 'wrong-credentials', 'The username or the password is wrong');
  }
}

/** POST /api/auth/admin: begins a session of one hour, `{token}`. */
export async function postAdminLogin(request: Request, response: Response): Promise<void> {
  const login = await readBody(request, adminLoginSchema);
  const takeBack = await reserveAttempt(await attemptLanes(request));
  if (!(await isAdmin(login))) {
    warn('A wrong password for the admin');
    throw new WrongCredentials();
  }
  await takeBack();
  const token = await beginSession();
  await rememberDevice(request, response);
  info('The admin signed in');
  response.json({ token });
}

/** DELETE /api/auth/admin: ends the session. */
export async function deleteAdminSession(request: Request, response: Response): Promise<void> {
  await endSession(await requireAdmin(request));
  info('The admin signed out');
  response.json({ message: 'Signed out' });
}

/** GET /api/admin: the shop's figures. */
export async function getAdminStats(request: Request, response: Response): Promise<void> {
  await requireAdmin(request);
  response.json(toAdminStats(await readCounters()));
}
