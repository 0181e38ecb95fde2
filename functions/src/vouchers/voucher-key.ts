import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { sha256 } from '../platform/sha256.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';
import { codeOfBytes } from '../shared/voucher/voucher-code.ts';

const voucherKey = defineSecret('VOUCHER_KEY');

export const voucherSecrets = [voucherKey];

/** For look-ups: a code has too many bits to be guessed from its hash. */
export const hashOfCode = (code: string) => sha256(`voucher ${code}`);

/**
 * Codes are not stored but derived again whenever one is printed or sent, so that the database alone does not reveal
 * them.
 * @throws Error when the shop's secret is not set
 */
export function codeOf({ _id, generation }: Pick<Voucher, '_id' | 'generation'>): string {
  const key = voucherKey.value().trim();
  if (key === '') throw new Error('The secret VOUCHER_KEY is not set');
  return codeOfBytes(createHmac('sha256', key).update(`${_id}\n${generation}`).digest('hex'));
}
