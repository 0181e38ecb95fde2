import { createHmac } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { sha256 } from '../platform/sha256.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';
import { codeOfBytes } from '../shared/voucher/voucher-code.ts';

const voucherKey = defineSecret('VOUCHER_KEY');

/** The secrets that a function must be given to make the codes of vouchers. */
export const voucherSecrets = [voucherKey];

/** By what a code is found: it has too many bits to be guessed from its hash. */
export const hashOfCode = (code: string) => sha256(`voucher ${code}`);

/**
 * The code of a voucher, which stands nowhere: it is made again whenever it is printed or sent. Who has the database alone
 * cannot make it. @throws Error when the shop has not been given its secret
 */
export function codeOf({ _id, generation }: Pick<Voucher, '_id' | 'generation'>): string {
  const key = voucherKey.value().trim();
  if (key === '') throw new Error('The secret VOUCHER_KEY is not set');
  return codeOfBytes(createHmac('sha256', key).update(`${_id}\n${generation}`).digest('hex'));
}
