import { appCheck } from '../platform/firebase.ts';
import { ApiError, Unavailable } from '../platform/http/api-errors.ts';
import { errorCode } from '../shared/values/error-code.ts';

/** 401: Firebase App Check does not vouch for what is calling. */
class UnknownApp extends ApiError {
  constructor() {
    super(401, 'unknown-app', 'This call must come from the shop’s own app; reload the page');
  }
}

/**
 * Whether App Check is asked for: REQUIRE_APP_CHECK=true in functions/.env. One of Firebase's own parameters would
 * be asked for at every first deploy. @throws Error for any other value
 */
export function isAppCheckRequired(): boolean {
  const value = process.env.REQUIRE_APP_CHECK || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`REQUIRE_APP_CHECK must be true or false, not ${value}`);
  }
  return value === 'true';
}

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** Where App Check is asked for, lets only calls of the shop's own web app on; elsewhere it does nothing. */
export async function requireAppCheck(token: string | undefined): Promise<void> {
  if (!isAppCheckRequired()) return;
  if (!token) throw new UnknownApp();
  const verifier = await appCheck();
  try {
    await verifier.verifyToken(token);
  } catch (error) {
    if (!refusals.has(errorCode(error))) throw error;
    // Google's keys could not be had: that is not the caller's fault.
    if (error instanceof Error && errorCode(error.cause) === 'key-fetch-error') throw new Unavailable();
    throw new UnknownApp();
  }
}
