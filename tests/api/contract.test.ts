import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import type { Access } from '../../functions/src/shared/call-definition.ts';
import { givenRoles, type Role, roleNames } from '../../functions/src/shared/people/roles.ts';
import { idTokenOf, registerShopper, type SignedInShopper } from './accounts.ts';
import { missing, sampleCalls, sendSample } from './sample-calls.ts';
import { call } from './shop-api.ts';
import { addWorker, removeWorker, type SignedInWorker, sessionOf } from './workers.ts';

// Walks the contract: every call by every kind of caller, judged by the access that it declares.

const anonymous = ['anonymous'] as const;
const shoppers = ['shopper', 'other shopper'] as const;
const outsiders = ['ended session', 'removed person', 'admin’s ID token'] as const;
const callerKinds = [...anonymous, ...shoppers, ...roleNames, ...outsiders];
type CallerKind = (typeof callerKinds)[number];

/** Which callers a call of an access lets in, as it was agreed: the table of the roles is held against it. */
const letIn: Record<Access, readonly CallerKind[]> = {
  public: callerKinds,
  shopper: shoppers,
  admin: ['owner', 'catalogue', 'orders', 'both'],
  catalogue: ['owner', 'catalogue', 'both'],
  orders: ['owner', 'orders', 'both'],
  owner: ['owner'],
  'shopper or orders': [...shoppers, 'owner', 'orders', 'both'],
};

/** What only the owner of what is asked for may see. */
const ownOnly: readonly CallName[] = ['GET /api/orders/email/:email'];

let owner: SignedInShopper;
let other: SignedInShopper;
let endedToken: string;
let removedToken: string;
const people: Partial<Record<Role, SignedInWorker>> = {};

beforeAll(async () => {
  [owner, other] = await Promise.all([registerShopper(), registerShopper()]);
  endedToken = await beginSession();
  await call('DELETE', '/api/auth/admin', { token: endedToken });
  for (const role of givenRoles) people[role] = await addWorker(role);
  const removed = await addWorker('catalogue');
  await removeWorker(removed);
  removedToken = removed.token;
});

afterAll(async () => {
  for (const worker of Object.values(people)) await removeWorker(worker);
});

async function newTokenOf(kind: CallerKind): Promise<string | undefined> {
  if (kind === 'shopper') return owner.token;
  if (kind === 'other shopper') return other.token;
  if (kind === 'owner') return beginSession();
  if (kind === 'ended session') return endedToken;
  if (kind === 'removed person') return removedToken;
  if (kind === 'anonymous') return undefined;
  if (kind === 'admin’s ID token') return idTokenOf(await beginSession());
  const worker = people[kind];
  return worker && sessionOf(worker);
}

/** The token of each kind of caller, until a call ends its session. */
const tokens = new Map<CallerKind, Promise<string | undefined>>();

function tokenOf(kind: CallerKind, name: CallName): Promise<string | undefined> {
  if (name === 'DELETE /api/auth/admin') return newTokenOf(kind);
  const token = tokens.get(kind) ?? newTokenOf(kind);
  tokens.set(kind, token);
  return token;
}

describe.each(callNames)('%s', (name) => {
  it.each(callerKinds)('lets in or refuses, as the contract says: %s', async (kind) => {
    const sample = sampleCalls({ email: owner.email, bookId: missing })[name];
    const { status, body } = await sendSample(name, sample, { token: await tokenOf(kind, name) });
    const code = body?.error?.code;
    const isOwn = kind !== 'other shopper' || !ownOnly.includes(name);
    if (letIn[callDefinitions[name].access].includes(kind) && isOwn) {
      expect(code).not.toBe('unauthenticated');
      expect(status).not.toBe(403);
      expect(status).toBeLessThan(500);
    } else {
      expect([401, 403]).toContain(status);
      expect(['unauthenticated', 'permission-denied']).toContain(code);
    }
  });
});
