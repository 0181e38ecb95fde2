import { capabilitiesOf, type Role } from '../../functions/src/shared/people/roles.ts';

/** Besides those that every ID token has. */
export type Claims = Readonly<Record<string, unknown>>;

const ann = { sub: 'ann', email: 'ann@example.com', email_verified: true };
const admin = { sub: 'admin', admin: true };

/** By the claims of their ID token; an anonymous visitor has none. */
export const callers = {
  anonymous: undefined,
  owner: ann,
  'signed out everywhere': { ...ann, auth_time: 1_700_000_000 },
  'other shopper': { sub: 'bob', email: 'bob@example.com', email_verified: true },
  'same e-mail, unverified': { sub: 'eve', email: 'ann@example.com', email_verified: false },
  'forged admin': { ...ann, sub: 'mal', admin: 'true', adminSession: 'live' },
  'forged admin, nested': { ...ann, sub: 'mal', claims: { admin: true, adminSession: 'live' } },
  'expired admin': { ...admin, adminSession: 'expired' },
  'logged-out admin': { ...admin, adminSession: 'deleted' },
  'valid admin': { ...admin, adminSession: 'live' },
  'catalogue person': { ...admin, adminSession: 'catalogue' },
  'orders person': { ...admin, adminSession: 'orders' },
  // The role in the claims is for the browser alone.
  'catalogue person, other claims': { ...admin, adminSession: 'catalogue', role: 'owner', may: ['orders'] },
  'orders person, other claims': { ...admin, adminSession: 'orders', role: 'owner', may: ['catalogue'] },
} satisfies Record<string, Claims | undefined>;

export type Caller = keyof typeof callers;

export const allCallers = Object.keys(callers).filter((name): name is Caller => name in callers);

/** Whatever a rule allows any caller it allows one of these: none has more rights than they have together. */
export const strongest: readonly Caller[] = ['anonymous', 'owner', 'valid admin'];

interface StoredSession {
  /** Until it expires. */
  secondsLeft: number;
  role: Role;
}

/** `deleted` is not stored. */
export const storedSessions: Readonly<Record<string, StoredSession>> = {
  live: { secondsLeft: 1800, role: 'owner' },
  expired: { secondsLeft: -1, role: 'owner' },
  catalogue: { secondsLeft: 1800, role: 'catalogue' },
  orders: { secondsLeft: 1800, role: 'orders' },
};

/** `now` in milliseconds. */
export function sessionFields({ secondsLeft, role }: StoredSession, now: number) {
  return { expiresAt: new Date(now + secondsLeft * 1000), role, may: capabilitiesOf(role) };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Unsigned: the emulators check no signature. */
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
 * `error` denies, too, but because the rules could not be evaluated: they read something that does not exist, such as
 * the fields of a missing document.
 */
export type Verdict = 'allowed' | 'denied' | 'error';
