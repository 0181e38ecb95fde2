import { createHash, createHmac } from 'node:crypto';
import { idToken } from '../rules/callers.ts';

/** The authorization headers of callers who should not be let in, by what is wrong with them. */
export type Headers = ReadonlyMap<string, string | undefined>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(header: object, claims: object): string {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', 'a key of one’s own').update(text).digest('base64url')}`;
}

function flipped(text: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
}

function bearers(tokens: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(tokens).map(([way, token]) => [way, `Bearer ${token}`]);
}

/** Ways to send a good token, or none, that no call takes. */
function badlySent(token: string): [string, string | undefined][] {
  return [
    ['no token', undefined],
    ['an empty token', 'Bearer '],
    ['white space', 'Bearer \t '],
    ['the token without a scheme', token],
    ['the token as a password', `Basic ${Buffer.from(`admin:${token}`).toString('base64')}`],
    ['two tokens', `Bearer ${token} ${token}`],
    ['two headers in one', `Bearer ${token}, Bearer ${token}`],
    ['text that is no token', 'Bearer garbage'],
  ];
}

/** Everything that is nearly the token of an admin session that is open. */
export function spoiledAdminTokens(token: string): Headers {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const none = { alg: 'none', typ: 'JWT' };
  const forged = (changes: object) => `${part(none)}.${part({ ...claims, ...changes })}.`;
  return new Map([
    ...badlySent(token),
    ...bearers({
      'a flipped header': `${flipped(header)}.${payload}.${signature}`,
      'a flipped bit of the claims': `${header}.${flipped(payload)}.${signature}`,
      'a flipped signature': `${header}.${payload}.${flipped(signature || 'AAAA')}`,
      'a token cut short': token.slice(0, -1),
      'a token with one more character': `${token}A`,
      'the same claims, unsigned': forged({ forged: true }),
      'the same claims under another key': signed({ alg: 'HS256', typ: 'JWT' }, claims),
      'another audience': forged({ aud: 'somebody-else' }),
      'another uid': forged({ uid: 'ann' }),
      'another session': forged({ claims: { ...claims.claims, adminSession: crypto.randomUUID() } }),
      'the session’s id': claims.claims.adminSession,
      'what the database keeps of it': createHash('sha256').update(token).digest('hex'),
    }),
  ]);
}

/** Everything that is nearly the ID token of a shopper. The Auth emulator signs nothing, so that no claim is flipped. */
export function spoiledIdTokens(token: string, project: string): Headers {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const now = Math.floor(Date.now() / 1000);
  return new Map([
    ...badlySent(token),
    ...bearers({
      'a token cut short': token.slice(0, -1),
      'a signature that is none': `${token}AAAA`,
      'another key': signed({ alg: 'HS256', typ: 'JWT', kid: 'own' }, claims),
      'another audience': idToken(project, { ...claims, aud: 'somebody-else' }),
      'another issuer': idToken(project, { ...claims, iss: 'https://securetoken.google.com/somebody-else' }),
      'nobody’s token': idToken(project, { ...claims, sub: '' }),
      'a token that is over': idToken(project, { ...claims, iat: now - 7200, exp: now - 3600 }),
    }),
  ]);
}

/** The ID token of a shopper as anybody could write it, without a key of Google's. */
export function unsignedIdTokens(token: string): Headers {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return new Map(
    bearers({
      unsigned: token,
      'unsigned, naming a key': `${part({ alg: 'none', kid: 'own' })}.${payload}.`,
      'signed with a secret': signed({ alg: 'HS256' }, claims),
      'signed with a secret, naming a key': signed({ alg: 'HS256', kid: 'own' }, claims),
    }),
  );
}

/** The ways in which somebody was let in, of those that should all be answered with 401 or 403. */
export async function waysIn(
  headers: Headers,
  ask: (authorization: string | undefined) => Promise<number>,
): Promise<string[]> {
  const letIn: string[] = [];
  for (const [way, authorization] of headers) {
    const status = await ask(authorization);
    if (status !== 401 && status !== 403) letIn.push(`${way}: ${status}`);
  }
  return letIn;
}
