import type { Request } from 'express';

/** A named part of the path, decoded: 'id' of '/api/books/:id'. */
export function parameterOf(request: Request, name: string): string {
  const value = request.params[name];
  return typeof value === 'string' ? value : '';
}

/** What stands after the question mark. */
export function queryOf(request: Request): URLSearchParams {
  const mark = request.originalUrl.indexOf('?');
  return new URLSearchParams(mark === -1 ? '' : request.originalUrl.slice(mark + 1));
}
