import { sha256 } from '../platform/sha256.ts';

/** Crockford's base32: no letter that is mistaken for a digit on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/**
 * '7K3M-9QXA': 40 bits of the id's hash. Two ids may collide, so the transaction that places an order also creates a
 * document of this name, and tries the next when it exists.
 * @param attempt 0 for an order's first choice
 */
export function orderNumber(id: string, attempt: number): string {
  const hash = BigInt(`0x${sha256(`${id}\n${attempt}`)}`);
  const digits = Array.from(
    { length },
    (_, index) => alphabet[Number((hash >> BigInt(5 * index)) & 31n)],
  ).join('');
  return `${digits.slice(0, length / 2)}-${digits.slice(length / 2)}`;
}
