/** The claims of an ID token besides those that every token has. */
export type Claims = Readonly<Record<string, unknown>>;

const ann = { sub: 'ann', email: 'ann@example.com', email_verified: true };
const admin = { sub: 'admin', admin: true };

/** Who asks, by the claims of their ID token; a stranger has none. */
export const callers = {
  stranger: undefined,
  owner: ann,
  'other shopper': { sub: 'bob', email: 'bob@example.com', email_verified: true },
  'same e-mail, unverified': { sub: 'eve', email: 'ann@example.com', email_verified: false },
  'forged admin': { ...ann, sub: 'mal', admin: 'true', adminSession: 'live' },
  'forged admin, nested': { ...ann, sub: 'mal', claims: { admin: true, adminSession: 'live' } },
  'expired admin': { ...admin, adminSession: 'over' },
  'logged-out admin': { ...admin, adminSession: 'gone' },
  'valid admin': { ...admin, adminSession: 'live' },
} satisfies Record<string, Claims | undefined>;

export type Caller = keyof typeof callers;

export const everybody: readonly Caller[] = [
  'stranger',
  'owner',
  'other shopper',
  'same e-mail, unverified',
  'forged admin',
  'forged admin, nested',
  'expired admin',
  'logged-out admin',
  'valid admin',
];

/** How long the admin sessions that are kept have still to go, in seconds; `gone` is not kept. */
export const sessionSecondsLeft = { live: 1800, over: -1 };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the emulators take it, which check no signature. */
export function idToken(project: string, claims: Claims): string {
  const now = Math.floor(Date.now() / 1000);
  const always = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    user_id: claims.sub,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...always, ...claims })}.`;
}

/**
 * What the rules say. `broken` is a refusal, too, but by accident: what they asked for was not there, such as the
 * fields of a document that does not exist.
 */
export type Verdict = 'allowed' | 'refused' | 'broken';
