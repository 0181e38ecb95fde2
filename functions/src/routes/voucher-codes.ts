import { codeHash } from '../vouchers/voucher-store.ts';

/** A request with the hashes of its vouchers' codes: no code is stored, compared or logged behind the route. */
export function withHashes<Request extends { vouchers?: string[] | undefined }>(request: Request): Request {
  const { vouchers } = request;
  return vouchers ? { ...request, vouchers: vouchers.map(codeHash) } : request;
}
