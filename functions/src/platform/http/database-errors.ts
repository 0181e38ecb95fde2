import { errorCode } from '../../shared/values/error-code.ts';

const grpc = { invalidArgument: 3, notFound: 5, alreadyExists: 6, failedPrecondition: 9 };

/** gRPC: deadline exceeded, resource exhausted, aborted, unavailable. */
const temporaryCodes = new Set<unknown>([4, 8, 10, 14]);

/** Node's codes for broken connections. */
const connectionCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
]);

/** A retry may help. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return temporaryCodes.has(code) || connectionCodes.has(code);
}

export function isMissingDocument(error: unknown): boolean {
  return errorCode(error) === grpc.notFound;
}

/** A missing or unfinished index, which a retry does not help. */
function lacksIndex(error: unknown): boolean {
  return error instanceof Error && error.message.includes('requires an index');
}

/** Also when a document to be created exists. */
export function isWriteConflict(error: unknown): boolean {
  const code = errorCode(error);
  return code === grpc.alreadyExists || (code === grpc.failedPrecondition && !lacksIndex(error));
}

/** In the shop's own writes only the size of the document is refused so. */
export function isTooLarge(error: unknown): boolean {
  return errorCode(error) === grpc.invalidArgument;
}
