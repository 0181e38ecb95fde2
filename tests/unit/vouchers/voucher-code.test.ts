import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import {
  codeInFours,
  codeLength,
  codeOfBytes,
  readCode,
} from '../../../functions/src/shared/voucher/voucher-code.ts';
import { codeOf } from '../../../functions/src/vouchers/voucher-key.ts';
import { codeHash } from '../../../functions/src/vouchers/voucher-store.ts';

const code = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => codeOfBytes(Buffer.from(bytes).toString('hex')));
const place = fc.nat(codeLength - 1);
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

it('Every code is sixteen letters, none of which is taken for another', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^[2-9A-HJKMNP-Z]{16}$/);
    }),
  );
});

it.each<[string, (typed: string) => string]>([
  ['in fours', codeInFours],
  ['with blanks around and within', (made) => ` ${made.slice(0, 5)}  ${made.slice(5)}\n`],
  ['in small letters', (made) => codeInFours(made).toLowerCase()],
  ['with a dash of a word processor', (made) => codeInFours(made).replaceAll('-', ' – ')],
  [
    'in the wide letters of a Japanese keyboard',
    (made) => Array.from(made, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0)).join(''),
  ],
])('A code is read as it is typed: %s', (_, typed) => {
  fc.assert(
    fc.property(code, (made) => {
      expect(readCode(typed(made))).toBe(made);
    }),
  );
});

it('One wrong letter is no code', () => {
  fc.assert(
    fc.property(code, place, fc.constantFrom(...letters), (made, at, letter) => {
      fc.pre(made[at] !== letter);
      expect(readCode(made.slice(0, at) + letter + made.slice(at + 1))).toBeUndefined();
    }),
  );
});

it('Two letters that have changed places are no code', () => {
  fc.assert(
    fc.property(code, place, place, (made, one, other) => {
      fc.pre(made[one] !== made[other]);
      const swapped = Array.from(made).with(one, made.charAt(other)).with(other, made.charAt(one)).join('');
      expect(readCode(swapped)).toBeUndefined();
    }),
  );
});

it.each(['', '-', 'O000-0000-0000-0000', 'abcd', '2'.repeat(200), '🎁'.repeat(16), '2222-2222-2222-222I'])(
  'What was never a code is none: %s',
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
    expect(codeHash(typed)).toMatch(/^[0-9a-f]{64}$/);
  },
);

it('The code of a voucher is the same every time, another for each voucher, generation and key, and none without a key', () => {
  const codes = ['key of the shop', 'another key'].flatMap((key) => {
    vi.stubEnv('VOUCHER_KEY', key);
    return ['one', 'other'].flatMap((_id) => [1, 2].map((generation) => codeOf({ _id, generation })));
  });
  expect(new Set(codes).size).toBe(8);
  expect(codeOf({ _id: 'one', generation: 1 })).toBe(codes[4]);
  vi.stubEnv('VOUCHER_KEY', '');
  expect(() => codeOf({ _id: 'one', generation: 1 })).toThrow('VOUCHER_KEY');
  vi.unstubAllEnvs();
});
