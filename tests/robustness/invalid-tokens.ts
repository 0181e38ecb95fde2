import { createHash, createHmac } from 'node:crypto';
import { idToken } from '../rules/callers.ts';

/** Authorization headers that must open nothing, by what is wrong with them. */
export type Headers = ReadonlyMap<string, string | undefined>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Signed with a key of one's own. */
function signed(header: object, claims: object): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', 'a key of one’s own').update(text).digest('base64url')}`;
}

function flipped(text: string): string {
  const middle = Math.floor(text.length / 2);
  return text.slice(0, middle) + (text[middle] === 'A' ? 'B' : 'A') + text.slice(middle + 1);
}

function headersOf(others: Record<string, string | undefined>, tokens: Record<string, string>): Headers {
  const bearers = Object.entries(tokens).map(([what, token]) => [what, `Bearer ${token}`] as const);
  return new Map([...Object.entries(others), ...bearers]);
}

/** A good token, or none, sent in ways that no call accepts. */
const wronglySent = (token: string) => ({
  'no token': undefined,
  'an empty token': 'Bearer ',
  'white space': 'Bearer \t ',
  'the token without a scheme': token,
  'the token as a password': `Basic ${Buffer.from(`admin:${token}`).toString('base64')}`,
  'two tokens': `Bearer ${token} ${token}`,
  'two headers in one': `Bearer ${token}, Bearer ${token}`,
  'text that is no token': 'Bearer garbage',
});

export function invalidAdminTokens(token: string): Headers {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = claimsIn(token);
  const forged = (changes: object) =>
    `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...changes })}.`;
  return headersOf(wronglySent(token), {
    'a flipped header': `${flipped(header)}.${payload}.${signature}`,
    'a flipped bit of the claims': `${header}.${flipped(payload)}.${signature}`,
    'a flipped signature': `${header}.${payload}.${flipped(signature || 'AAAA')}`,
    'a token cut short': token.slice(0, -1),
    'a token with one more character': `${token}A`,
    'the same claims, unsigned': forged({ forged: true }),
    'the same claims under another key': signed({ alg: 'HS256', typ: 'JWT' }, claims),
    'another audience': forged({ aud: 'another-project' }),
    'another uid': forged({ uid: 'ann' }),
    'another session': forged({ claims: { ...claims.claims, adminSession: crypto.randomUUID() } }),
    'the session’s id': claims.claims.adminSession,
    'what the database keeps of it': createHash('sha256').update(token).digest('hex'),
  });
}

/** The Auth emulator signs nothing, so no claim is flipped. */
export function invalidIdTokens(token: string, project: string): Headers {
  const claims = claimsIn(token);
  const now = Math.floor(Date.now() / 1000);
  return headersOf(wronglySent(token), {
    'a token cut short': token.slice(0, -1),
    'a signature that is none': `${token}AAAA`,
    'another key': signed({ alg: 'HS256', typ: 'JWT', kid: 'own' }, claims),
    'another audience': idToken(project, { ...claims, aud: 'another-project' }),
    'another issuer': idToken(project, { ...claims, iss: 'https://securetoken.google.com/another-project' }),
    'a token without a user': idToken(project, { ...claims, sub: '' }),
    'an expired token': idToken(project, { ...claims, iat: now - 7200, exp: now - 3600 }),
  });
}

/** As any caller could write it, without a key of Google's. */
export function unsignedIdTokens(token: string): Headers {
  const claims = claimsIn(token);
  return headersOf(
    {},
    {
      unsigned: token,
      'unsigned, naming a key': `${encode({ alg: 'none', kid: 'own' })}.${token.split('.')[1]}.`,
      'signed with a secret': signed({ alg: 'HS256' }, claims),
      'signed with a secret, naming a key': signed({ alg: 'HS256', kid: 'own' }, claims),
    },
  );
}

export async function acceptedHeaders(
  headers: Headers,
  ask: (authorization: string | undefined) => Promise<number>,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const [what, authorization] of headers) {
    const status = await ask(authorization);
    if (status !== 401 && status !== 403) accepted.push(`${what}: ${status}`);
  }
  return accepted;
}
