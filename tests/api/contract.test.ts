import { beforeAll, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { type Access, methodAndPath } from '../../functions/src/shared/call-definition.ts';
import { givenRoles, type Role, roleNames } from '../../functions/src/shared/people/roles.ts';
import { shopAddress } from '../emulators/project.ts';
import { idTokenOf, registerShopper } from './accounts.ts';
import { sampleOf, sendSample } from './sample-calls.ts';
import { type Answer, call } from './shop-api.ts';
import { addWorker, removeWorker, type SignedInWorker, sessionOf } from './workers.ts';

// Makes every call as every kind of caller, judged by the access that the contract declares.

const anonymous = ['anonymous'] as const;
const shoppers = ['shopper', 'other shopper'] as const;
const outsiders = ['ended session', 'removed person', 'admin’s ID token'] as const;
const callerKinds = [...anonymous, ...shoppers, ...roleNames, ...outsiders];
type CallerKind = (typeof callerKinds)[number];

/** Independent of the table of the roles, which is checked against it. */
const letIn: Record<Access, readonly CallerKind[]> = {
  public: callerKinds,
  signed: callerKinds,
  'public or admin': callerKinds,
  shopper: shoppers,
  admin: ['owner', 'catalogue', 'orders', 'both'],
  catalogue: ['owner', 'catalogue', 'both'],
  orders: ['owner', 'orders', 'both'],
  owner: ['owner'],
  'shopper or orders': [...shoppers, 'owner', 'orders', 'both'],
};

/** Only the owner of the data may make these. */
const ownOnly: readonly CallName[] = ['GET /api/orders/email/:email'];

/** These end the sign-in with which they are made. */
const endOfSignIn: readonly CallName[] = [
  'DELETE /api/auth/admin',
  'POST /api/account/sign-out',
  'DELETE /api/account',
];

let removedToken: string;
const people: Partial<Record<Role, SignedInWorker>> = {};

const [owner, other] = await Promise.all([registerShopper(), registerShopper()]);
const endedToken = await beginSession();

beforeAll(async () => {
  await call('DELETE', '/api/auth/admin', { token: endedToken });
  for (const role of givenRoles) people[role] = await addWorker(role);
  const removed = await addWorker('catalogue');
  await removeWorker(removed);
  removedToken = removed.token;
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

/** Per kind of caller, until a call ends its session. */
const tokens = new Map<CallerKind, Promise<string | undefined>>();

function tokenOf(kind: CallerKind, name: CallName): Promise<string | undefined> {
  if (endOfSignIn.includes(name)) {
    return kind === 'shopper' || kind === 'other shopper'
      ? registerShopper().then(({ token }) => token)
      : newTokenOf(kind);
  }
  const token = tokens.get(kind) ?? newTokenOf(kind);
  tokens.set(kind, token);
  return token;
}

function verdictOn({ status, body }: Answer): string {
  const code = body?.error?.code;
  const isRefusal = [401, 403].includes(status) && ['unauthenticated', 'permission-denied'].includes(code);
  if (isRefusal) return 'refused';
  return status >= 500 || status === 403 ? `${status} ${code}` : 'let in';
}

/** One call of each access is made by all callers: access is checked in one place, which no call may bypass. */
const firstOfEach = new Map(callNames.map((name) => [callDefinitions[name].access, name]));

function kindsFor(name: CallName): readonly CallerKind[] {
  const { access } = callDefinitions[name];
  if (firstOfEach.get(access) === name || ownOnly.includes(name)) return callerKinds;
  if (letIn[access] === callerKinds) return anonymous;
  const refusedRole = (['catalogue', 'orders'] as const).find((kind) => !letIn[access].includes(kind));
  return ['anonymous', 'shopper', 'owner', ...(refusedRole ? [refusedRole] : [])];
}

it.each(callNames)('%s lets in and refuses whom the contract says', async (name) => {
  const may = letIn[callDefinitions[name].access];
  const kinds = kindsFor(name);
  const isOwn = (kind: CallerKind) => kind !== 'other shopper' || !ownOnly.includes(name);
  const verdicts: [CallerKind, string][] = [];
  for (const kind of kinds) {
    const token = await tokenOf(kind, name);
    verdicts.push([kind, verdictOn(await sendSample(name, { email: owner.email }, { token }))]);
  }
  expect(verdicts).toEqual(
    kinds.map((kind) => [kind, may.includes(kind) && isOwn(kind) ? 'let in' : 'refused']),
  );
});

it('begins every CSV with the mark by which spreadsheets read its letters as UTF-8', async () => {
  const isCsv = (name: CallName) => callDefinitions[name].answerType === 'text/csv' && !name.includes(':');
  const beginnings = callNames.filter(isCsv).map(async (name) => {
    const headers = { authorization: `Bearer ${await tokenOf('owner', name)}` };
    const address = `${shopAddress}${methodAndPath(name).path}?${new URLSearchParams(sampleOf(name).query)}`;
    // As bytes, since reading it as text drops the byte order mark.
    const bytes = await (await fetch(address, { headers })).bytes();
    return [name, Buffer.from(bytes.subarray(0, 3)).toString('hex')];
  });
  const starts = await Promise.all(beginnings);
  expect(starts.length).toBeGreaterThan(4);
  expect(starts).toEqual(starts.map(([name]) => [name, 'efbbbf']));
});
