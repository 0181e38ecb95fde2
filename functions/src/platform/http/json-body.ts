import type { Request } from 'express';
import type { BodyRule } from '../../shared/call-definition.ts';
import { ApiError, BadRequest } from './api-errors.ts';
import { rawRequestOf } from './raw-request.ts';
import { bodyOf } from './request-body.ts';

class BodyTooLarge extends ApiError {
  constructor(limit: number) {
    super(413, 'body-too-large', `A request may carry at most ${limit} bytes`);
  }
}

class UnsupportedBody extends ApiError {
  constructor(contentType: string) {
    super(415, 'unsupported-media-type', `The body must be ${contentType}, in UTF-8, not compressed`);
  }
}

/** In UTF-8. */
function isContentType(header: string, contentType: string): boolean {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  return type === contentType && parameters.every((part) => /^charset\s*=\s*"?utf-8"?$/.test(part));
}

function bytesOf(request: Request, limit: number): Buffer {
  const { bytes, size, isWhole } = bodyOf(request);
  if (size > limit) throw new BodyTooLarge(limit);
  // The caller has hung up, which is not a failure of the shop.
  if (!isWhole) throw new BadRequest('incomplete-body', 'The body broke off');
  return bytes;
}

/** Bounds the recursion; the settings of delivery areas are the deepest. */
const deepestNesting = 6;

function refuseDepth(value: unknown, levels: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels === 0) throw new BadRequest('malformed-json', 'The body is nested too deeply');
  for (const inner of Object.values(value)) refuseDepth(inner, levels - 1);
}

/** @throws BadRequest, BodyTooLarge (413), UnsupportedBody (415) */
export async function readText(
  request: Request,
  { contentType, bodyKiB }: BodyRule,
  malformed = new BadRequest('malformed-json', 'The body is not UTF-8'),
): Promise<string> {
  const raw = rawRequestOf(request);
  if (!isContentType(raw.contentType, contentType)) throw new UnsupportedBody(contentType);
  const { contentEncoding } = raw;
  if (contentEncoding !== '' && contentEncoding !== 'identity') throw new UnsupportedBody(contentType);
  const bytes = bytesOf(request, bodyKiB * 1024);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw malformed;
  }
}

/** Of a repeated name the last value counts. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const rule = { contentType: 'application/x-www-form-urlencoded', bodyKiB: 32 };
  const text = await readText(request, rule, new BadRequest('malformed-json', 'The form is not UTF-8'));
  return Object.fromEntries(new URLSearchParams(text));
}

/** @throws BadRequest, BodyTooLarge (413), UnsupportedBody (415) */
export async function readJson(request: Request, rule: BodyRule): Promise<object> {
  const malformed = new BadRequest('malformed-json', 'The body is not JSON');
  const text = await readText(request, rule, malformed);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw malformed;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest('malformed-json', 'The body must be a JSON object');
  }
  refuseDepth(body, deepestNesting);
  return body;
}
