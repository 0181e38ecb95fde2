/** gRPC: deadline exceeded, resource exhausted, aborted (lost against other writers), unavailable. */
const passing = new Set<unknown>([4, 8, 10, 14]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether the database could not answer now, and may in a moment. */
export function isUnavailable(error: unknown): boolean {
  return passing.has(codeOf(error));
}

/** Whether a document was to be created that exists, or to be changed that somebody has changed since. */
export function isOvertaken(error: unknown): boolean {
  return codeOf(error) === 6 || codeOf(error) === 9;
}
