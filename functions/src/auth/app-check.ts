import { appCheck } from '../platform/firebase.ts';
import { ApiError, Unavailable } from '../platform/http/api-errors.ts';
import { errorCode } from '../shared/values/error-code.ts';

/** 401: the call has no valid Firebase App Check token. */
class UnknownApp extends ApiError {
  constructor() {
    super(401, 'unknown-app', 'This call must come from the shop’s own app; reload the page');
  }
}

/**
 * REQUIRE_APP_CHECK=true in functions/.env. A Firebase parameter would be prompted for at every first deploy. @throws
 * Error for any other value
 */
export function isAppCheckRequired(): boolean {
  const value = process.env.REQUIRE_APP_CHECK || 'false';
  if (value !== 'true' && value !== 'false') {
    throw new Error(`REQUIRE_APP_CHECK must be true or false, not ${value}`);
  }
  return value === 'true';
}

const refusals = new Set<unknown>(['app-check/invalid-argument', 'app-check/app-check-token-expired']);

/** Does nothing where App Check is not required. */
export async function requireAppCheck(token: string | undefined): Promise<void> {
  if (!isAppCheckRequired()) return;
  if (!token) throw new UnknownApp();
  const verifier = await appCheck();
  try {
    await verifier.verifyToken(token);
  } catch (error) {
    if (!refusals.has(errorCode(error))) throw error;
    // Google's keys could not be fetched: not the caller's fault.
    if (error instanceof Error && errorCode(error.cause) === 'key-fetch-error') throw new Unavailable();
    throw new UnknownApp();
  }
}
