import fc from 'fast-check';
import { type CallName, callDefinitions, callNames } from '../../functions/src/shared/api-calls.ts';
import { methodAndPath, noBody } from '../../functions/src/shared/call-definition.ts';
import { capabilities } from '../../functions/src/shared/people/roles.ts';
import { bodyOf, queryOf } from '../robustness/fuzz/schema-values.ts';
import { type CallOptions, call } from './shop-api.ts';

const missing = 'no-such-thing';

/** Bodies of what any valid one would change for all calls after it. */
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

/** They take longer to make than to send. */
const samples = new Map<CallName, Sample>();

/** What a call carries, always the same, as its schemas want it, about what the shop does not have. */
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
  // Past the cache only the dashboard may ask.
  const { fresh: _, ...asked } = sample?.query ?? {};
  return { query: asked, body: Object.is(body, noBody) ? undefined : sample?.body };
}

/** @param params the parts of the path of which the shop has something */
export function sendSample(name: CallName, params: Record<string, string>, from: CallOptions) {
  const { method, path } = methodAndPath(name);
  const { query, body } = sampleOf(name);
  const address = path.replaceAll(/:(\w+)/g, (_, part) => encodeURIComponent(params[part] ?? missing));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
  return call(method.toUpperCase(), `${address}?${search}`, { ...from, ...(body && { body }) });
}

const ofDashboard = callNames.filter((name) => callDefinitions[name].access in capabilities);
const endOfSession = 'DELETE /api/auth/admin';

/** The calls that only people of the dashboard may make, whatever their role; the last one ends the session. */
export const dashboardCalls: readonly CallName[] = [
  ...ofDashboard.filter((name) => name !== endOfSession),
  endOfSession,
];
