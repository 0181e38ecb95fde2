import { errorCode } from '../../shared/values/error-code.ts';

const grpc = { invalidArgument: 3, notFound: 5, alreadyExists: 6, failedPrecondition: 9 };

/** gRPC: deadline exceeded, resource exhausted, aborted (lost against other writers), unavailable. */
const temporaryCodes = new Set<unknown>([4, 8, 10, 14]);

/** What Node calls a connection that cannot be had, or that broke. */
const connectionCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** Whether the database, or Storage, could not answer now, and may in a moment. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return temporaryCodes.has(code) || connectionCodes.has(code);
}

/** Whether a document was to be changed that there is not. */
export function isMissingDocument(error: unknown): boolean {
  return errorCode(error) === grpc.notFound;
}

/** Whether a query needs an index that the project does not have, or has not built yet: no further try finds it. */
function lacksIndex(error: unknown): boolean {
  return error instanceof Error && error.message.includes('requires an index');
}

/** Whether a document was to be created that exists, or to be changed that has changed since. */
export function isWriteConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === grpc.alreadyExists || (code === grpc.failedPrecondition && !lacksIndex(error));
}

/** Whether a write was refused for what it would make of a document, which in the shop's own writes is its size. */
export function isTooLarge(error: unknown): boolean {
  return errorCode(error) === grpc.invalidArgument;
}
