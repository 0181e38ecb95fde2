import { info, warn } from 'firebase-functions/logger';
import { noteRefusedSignIn, noteSignIn } from '../../audit/session-audit.ts';
import { isOwnersName, ownersUsername, whoSignsIn } from '../../auth/credentials.ts';
import { useDeviceLink } from '../../auth/device-link-store.ts';
import {
  type DeviceCookie,
  findDevice,
  isKnownServer,
  rememberDevice,
} from '../../auth/known-device-store.ts';
import { reserveAttempt } from '../../auth/login-attempt-store.ts';
import { loginTiers } from '../../auth/login-tiers.ts';
import { beginSession, beginSessionOf } from '../../auth/session-store.ts';
import { personId, type StoredPerson, signedIn } from '../../people/person-document.ts';
import { findByName, isUnchanged } from '../../people/person-store.ts';
import { ApiError, NotFound } from '../../platform/http/api-errors.ts';
import type { Client } from '../../platform/http/handler.ts';
import { owner } from '../../shared/callers.ts';
import type { AdminLogin } from '../../shared/people/admin.ts';

class WrongCredentials extends ApiError {
  constructor() {
    super(401, 'wrong-credentials', 'The username or the password is wrong');
  }
}

/** The cookie identifies the browser at the next sign-in. */
interface SignIn {
  token: string;
  cookie: DeviceCookie;
}

/** Undefined when the person was removed or changed since they were read: no session may begin with the state before. */
export function beginPersonSession(read: StoredPerson): Promise<string | undefined> {
  return beginSessionOf(signedIn(read.person), (transaction) => isUnchanged(transaction, read));
}

async function tokenFor(login: AdminLogin, stored: StoredPerson | undefined): Promise<string | undefined> {
  const who = await whoSignsIn(login, stored?.passwordHash);
  if (who === 'owner') return beginSession();
  return who === 'person' && stored ? beginPersonSession(stored) : undefined;
}

function accountOf({ username }: AdminLogin, stored: StoredPerson | undefined) {
  return isOwnersName(username) ? owner : stored?.person;
}

/** For one hour. @throws TooManyRequests before any password is checked, WrongCredentials */
export async function signIn(login: AdminLogin, client: Client): Promise<SignIn> {
  // Per account, so that a device recognised for one gets no more tries for another.
  const account = personId(login.username);
  const [device, knownServer] = await Promise.all([findDevice(client.cookies), isKnownServer(client.server)]);
  const knownDevice = device?.accounts.includes(account) ? device.key : undefined;
  const removeAttempt = await reserveAttempt(loginTiers({ ...client, knownDevice, knownServer }));
  const stored = await findByName(login.username);
  const [token, person] = [await tokenFor(login, stored), accountOf(login, stored)];
  if (token === undefined || !person) {
    warn('A sign-in to the dashboard was refused', { person: person?.id });
    await noteRefusedSignIn(person);
    throw new WrongCredentials();
  }
  await Promise.all([removeAttempt(), noteSignIn(person)]);
  const cookie = await rememberDevice(account, client.server, device?.key);
  info('A person signed in to the dashboard', { person: person.id });
  return { token, cookie };
}

/** @throws NotFound */
export async function rememberByLink(code: string, { server }: Client): Promise<DeviceCookie> {
  const account = await useDeviceLink(code);
  if (account === undefined) throw new NotFound('The device link');
  info('A browser became a known device by a link');
  return rememberDevice(account || personId(ownersUsername()), server);
}
