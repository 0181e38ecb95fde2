/** gRPC: deadline exceeded, resource exhausted, aborted (lost against other writers), unavailable. */
const passing = new Set<unknown>([4, 8, 10, 14]);

/** What Node calls a connection that cannot be had, or that broke. */
const disconnected = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether the database, or Storage, could not answer now, and may in a moment. */
export function isUnavailable(error: unknown): boolean {
  return passing.has(codeOf(error)) || disconnected.has(codeOf(error));
}

/** Whether a document was to be created that exists, or to be changed that somebody has changed since. */
export function isOvertaken(error: unknown): boolean {
  return codeOf(error) === 6 || codeOf(error) === 9;
}
