import { authentication } from '../../functions/src/platform/firebase.ts';
import { hostOf, projectId } from '../emulators/project.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';
import { call } from './shop-api.ts';

/** `token` is a real ID token. */
export interface SignedInShopper {
  uid: string;
  email: string;
  token: string;
  refreshToken: string;
}

const password = 'paper-and-ink';

async function identityToolkit(action: string, body: object) {
  const address = `http://${hostOf('auth')}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const answer = await fetch(address, {
    method: 'POST',
    // Not over an earlier connection, which the emulator may just have closed: a busy worker learns that too late.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${JSON.stringify(result)}`);
  return result;
}

const second = () => Math.floor(Date.now() / 1000);

export async function registerAs(email: string): Promise<SignedInShopper> {
  const begun = second();
  const registered = await identityToolkit('signUp', { email, password });
  // At the turn of a second the emulator makes a token that is a second older than the account, and so counts as
  // revoked.
  const account =
    second() === begun ? registered : await identityToolkit('signInWithPassword', { email, password });
  return {
    uid: account.localId,
    email: account.email,
    token: account.idToken,
    refreshToken: account.refreshToken,
  };
}

export function registerShopper(): Promise<SignedInShopper> {
  return registerAs(`Shopper-${crypto.randomUUID()}@example.com`);
}

export async function deleteOwnAccount({ token }: SignedInShopper): Promise<void> {
  await identityToolkit('delete', { idToken: token });
}

export async function confirmAddressOf(shopper: SignedInShopper): Promise<SignedInShopper> {
  const auth = await authentication();
  await auth.updateUser(shopper.uid, { emailVerified: true });
  const { email } = shopper;
  const { idToken } = await identityToolkit('signInWithPassword', { email, password });
  return { ...shopper, token: idToken };
}

/** As the link in a mail to the new address does; then signs in with it. */
export async function changeAddressOf(
  shopper: SignedInShopper,
  isConfirmed = true,
): Promise<SignedInShopper> {
  const email = `new-${shopper.email}`.toLowerCase();
  await (await authentication()).updateUser(shopper.uid, { email, emailVerified: isConfirmed });
  const { idToken } = await identityToolkit('signInWithPassword', { email, password });
  return { ...shopper, email, token: idToken };
}

export async function requestNewPassword(email: string): Promise<void> {
  await identityToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email });
}

/** Of the last mail of a kind that Firebase sent to an address. */
export async function mailedLink(
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_AND_CHANGE_EMAIL',
): Promise<URL> {
  const answer = await fetch(`http://${hostOf('auth')}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = await answer.json();
  const mail = oobCodes.findLast(
    (code: { email: string; requestType: string }) => code.email === email && code.requestType === kind,
  );
  if (!mail) throw new Error(`No mail was sent: ${kind}`);
  return new URL(mail.oobLink);
}

export async function updateProfile(
  { token }: SignedInShopper,
  profile: { displayName: string; photoUrl: string },
): Promise<void> {
  await identityToolkit('update', { idToken: token, ...profile });
}

export async function signInAnonymously(): Promise<string> {
  return (await identityToolkit('signUp', {})).idToken;
}

export async function idTokenOf(adminToken: string): Promise<string> {
  return (await identityToolkit('signInWithCustomToken', { token: adminToken })).idToken;
}

/** Through the API. @throws Error when the sign-in is refused */
export async function signInAdmin(): Promise<string> {
  const { status, body } = await call('POST', '/api/auth/admin', { body: demoAdmin });
  if (status !== 200) throw new Error(`The admin could not sign in: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** Unsigned tokens that any caller could write, and strings that are none. */
export function forgedTokens(): string[] {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'none', typ: 'JWT' });
  const forged = { admin: true, adminSession: crypto.randomUUID() };
  const claims = { uid: 'admin', claims: forged };
  return ['garbage', `${header}.${part(claims)}.`, `${header}.${part(forged)}.`];
}
