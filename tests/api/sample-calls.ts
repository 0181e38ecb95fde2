import fc from 'fast-check';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { methodAndPath, noBody } from '../../functions/src/shared/call-definition.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { bodyOf, queryOf } from '../robustness/fuzz/schema-values.ts';
import { type CallOptions, call } from './shop-api.ts';

const missing = 'no-such-thing';

/** For calls whose valid bodies would change the results of all later calls. */
const harmless: Partial<Record<CallName, object>> = {
  'PUT /api/settings': {},
  'PUT /api/opening': {},
  'POST /api/people': { name: 'New', password: 'short', role: 'orders' },
};

const idsOf = (field: string) => (/^(bookId|ids|bookIds|productIds)$/.test(field) ? [missing] : []);

interface Sample {
  query: Record<string, string>;
  body: object | undefined;
}

const samples = new Map<CallName, Sample>();

/** Valid by the call's schemas, always the same, about things that the shop does not have. */
export function sampleOf(name: CallName): Sample {
  const sample = samples.get(name) ?? makeSample(name);
  samples.set(name, sample);
  return sample;
}

function makeSample(name: CallName): Sample {
  const { query, body } = callDefinitions[name];
  const bodies = harmless[name] ? fc.constant(harmless[name]) : bodyOf(body, idsOf);
  const calls = fc.record({ query: queryOf(query, idsOf), body: bodies });
  const [sample] = fc.sample(calls, { seed: 1, numRuns: 1 });
  // Only the dashboard may bypass the cache.
  const { fresh: _, ...asked } = sample?.query ?? {};
  return { query: asked, body: Object.is(body, noBody) ? undefined : sample?.body };
}

/** @param params parts of the path that name existing things */
export function sendSample(name: CallName, params: Record<string, string>, from: CallOptions) {
  const { method, path } = methodAndPath(name);
  const { query, body } = sampleOf(name);
  const address = path.replaceAll(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? missing));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  return call(method.toUpperCase(), `${address}?${search}`, { ...from, ...(body && { body }) });
}

const ofDashboard = callNames.filter((name) => callDefinitions[name].access in capabilities);
const endOfSession = 'DELETE /api/auth/admin';

/** Calls of the dashboard that any role may make; the last one ends the session. */
export const dashboardCalls: readonly CallName[] = [
  ...ofDashboard.filter((name) => name !== endOfSession),
  endOfSession,
];
