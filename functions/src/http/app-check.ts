import type { Request } from 'express';
import { appCheck } from '../firebase.ts';
import { ApiError, Unavailable } from './api-errors.ts';
import type { Endpoint } from './endpoint.ts';

/** 401: Firebase App Check does not vouch for what is calling. */
class UnknownApp extends ApiError {
  constructor() {
    super(401, 'unknown-app', 'This call must come from the shop’s own app; reload the page');
  }
}

/**
 * Whether App Check is asked for: REQUIRE_APP_CHECK=true in functions/.env. One of Firebase's own parameters would
 * ask everybody at their first deploy.
 */
function isRequired(): boolean {
  const value = process.env.REQUIRE_APP_CHECK || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`REQUIRE_APP_CHECK must be true or false, not ${value}`);
  }
  return value === 'true';
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

async function requireOurApp(request: Request): Promise<void> {
  const token = request.get('X-Firebase-AppCheck');
  if (!token) throw new UnknownApp();
  const verifier = await appCheck();
  try {
    await verifier.verifyToken(token);
  } catch (error) {
    if (!refusals.has(codeOf(error))) throw error;
    // Google's keys could not be had: that is not the caller's fault.
    if (error instanceof Error && codeOf(error.cause) === 'key-fetch-error') throw new Unavailable();
    throw new UnknownApp();
  }
}

/** Where App Check is asked for, lets only calls of the shop's own web app on; elsewhere it changes nothing. */
export function fromOurApp(answer: Endpoint): Endpoint {
  if (!isRequired()) return answer;
  return async (request, response) => {
    await requireOurApp(request);
    await answer(request, response);
  };
}
