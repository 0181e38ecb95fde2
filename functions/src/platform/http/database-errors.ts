import { errorCode } from '../../shared/values/error-code.ts';

const grpc = { invalidArgument: 3, notFound: 5, alreadyExists: 6, failedPrecondition: 9 };

/** gRPC: deadline exceeded, resource exhausted, aborted (lost against other writers), unavailable. */
const temporaryCodes = new Set<unknown>([4, 8, 10, 14]);

/** Node's codes for a connection that fails or breaks. */
const connectionCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** Whether the database or Storage may answer in a moment. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return temporaryCodes.has(code) || connectionCodes.has(code);
}

/** The document to be changed does not exist. */
export function isMissingDocument(error: unknown): boolean {
  return errorCode(error) === grpc.notFound;
}

/** The query needs an index that is missing or still being built, so a retry does not help. */
function lacksIndex(error: unknown): boolean {
  return error instanceof Error && error.message.includes('requires an index');
}

/** The document to be created exists, or the one to be changed has changed since it was read. */
export function isWriteConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === grpc.alreadyExists || (code === grpc.failedPrecondition && !lacksIndex(error));
}

/** In the shop's own writes the only such reason is the size of the document. */
export function isTooLarge(error: unknown): boolean {
  return errorCode(error) === grpc.invalidArgument;
}
