import type { ApiErrorBody, ErrorCode } from '../../shared/api-error.ts';

/** Answered as `{error: {code, message, details?}}` with `status`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: { details?: unknown; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.details = extra.details;
    this.headers = extra.headers ?? {};
  }

  body(): ApiErrorBody {
    const { code, message, details } = this;
    return { error: details === undefined ? { code, message } : { code, message, details } };
  }
}

/** 400; `field` is of the body, a parameter or a header. */
export class InvalidArgument extends ApiError {
  constructor(field: string, message: string) {
    super(400, 'invalid-argument', message, { details: { field } });
  }
}

/** 400: the request itself cannot be read. */
export class BadRequest extends ApiError {
  constructor(code: ErrorCode, message: string) {
    super(400, code, message);
  }
}

/** 401: no valid identification. */
export class Unauthenticated extends ApiError {
  constructor(message: string) {
    super(401, 'unauthenticated', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

/** 403: identified, but not allowed. */
export class Forbidden extends ApiError {
  constructor(message: string) {
    super(403, 'permission-denied', message);
  }
}

/** 404. */
export class NotFound extends ApiError {
  constructor(what: string) {
    super(404, 'not-found', `${what} was not found`);
  }
}

/** 405. */
export class MethodNotAllowed extends ApiError {
  constructor(methods: readonly string[]) {
    const allow = methods.join(', ');
    super(405, 'method-not-allowed', `This address answers ${allow} only`, { headers: { Allow: allow } });
  }
}

/** 409: what the caller assumes is no longer true; `details` says what is. */
export class Conflict extends ApiError {
  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(409, code, message, { details });
  }
}

/** 412: If-Match names an earlier version. */
export class PreconditionFailed extends ApiError {
  constructor(message: string) {
    super(412, 'stale', message);
  }
}

/** 429: `seconds` until the next try is accepted. */
export class TooManyRequests extends ApiError {
  constructor(message: string, seconds: number) {
    super(429, 'too-many-requests', message, { headers: { 'Retry-After': String(Math.ceil(seconds)) } });
  }
}

/** @param wait in milliseconds; 0 when the call may go on @throws TooManyRequests */
export function refuseWhile(wait: number, message: string): void {
  if (wait > 0) throw new TooManyRequests(message, wait / 1000);
}

/** 503. */
export class Unavailable extends ApiError {
  constructor() {
    super(503, 'unavailable', 'The shop cannot answer right now', { headers: { 'Retry-After': '5' } });
  }
}
