import { codeHash } from '../vouchers/voucher-store.ts';

/** No code is stored, compared or logged beyond the route. */
export function withHashes<Request extends { vouchers?: string[] | undefined }>(request: Request): Request {
  const { vouchers } = request;
  return vouchers ? { ...request, vouchers: vouchers.map(codeHash) } : request;
}
