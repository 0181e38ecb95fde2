import { info, warn } from 'firebase-functions/logger';
import { ownersUsername, type WhoSignsIn, whoSignsIn } from '../auth/credentials.ts';
import { useDeviceLink } from '../auth/device-link-store.ts';
import { findDevice, rememberDevice } from '../auth/known-device-store.ts';
import { reserveAttempt } from '../auth/login-attempt-store.ts';
import { loginTiers } from '../auth/login-tiers.ts';
import { beginSession, endSession } from '../auth/session-store.ts';
import { findByName, personId, type StoredPerson } from '../people/person-document.ts';
import { beginPersonSession } from '../people/person-store.ts';
import { ApiError, NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';

class WrongCredentials extends ApiError {
  constructor() {
    super(401, 'wrong-credentials', 'The username or the password is wrong');
  }
}

/** The token of a new session; undefined for nobody, and for somebody who is kept out. */
async function tokenFor(who: WhoSignsIn, found: StoredPerson | undefined): Promise<string | undefined> {
  if (who === 'owner') return beginSession();
  return who === 'person' && found ? beginPersonSession(found) : undefined;
}

/** Begins a session of one hour: the owner's, or that of somebody whom the owner has let in. */
export const signInAdmin: Handler<'POST /api/auth/admin'> = async ({ body, client }) => {
  // By the name: nobody's own password may earn them guesses at somebody else's.
  const account = personId(body.username);
  const device = await findDevice(client.cookies);
  const knownKey = device?.accounts.includes(account) ? device.key : undefined;
  const removeAttempt = await reserveAttempt(loginTiers(knownKey, client));
  const found = await findByName(body.username);
  const token = await tokenFor(await whoSignsIn(body, found?.passwordHash), found);
  if (token === undefined) {
    warn('A sign-in to the dashboard was refused');
    throw new WrongCredentials();
  }
  await removeAttempt();
  const cookie = await rememberDevice(account, device?.key);
  info('Somebody signed in to the dashboard');
  return new Reply({ token }, { cookie });
};

/** Makes this browser a known device of the owner, by the code of a link that `npm run device-link -w functions` made. */
export const rememberThisDevice: Handler<'POST /api/auth/device'> = async ({ body }) => {
  if (!(await useDeviceLink(body.code))) throw new NotFound('The device link');
  info('A browser became a known device by a link');
  const cookie = await rememberDevice(personId(ownersUsername()));
  return new Reply({ message: 'This browser is known now' }, { cookie });
};

/** Ends the session. */
export const signOutAdmin: Handler<'DELETE /api/auth/admin'> = async ({ caller }) => {
  await endSession(caller.sessionId);
  info('Somebody signed out of the dashboard');
  return { message: 'Signed out' };
};
