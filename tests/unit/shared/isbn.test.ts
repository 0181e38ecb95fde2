import { expect, it } from 'vitest';
import { toIsbn13 } from '../../../functions/src/shared/book/isbn.ts';

it.each([
  ['9780141439587', '9780141439587'],
  ['978-0-14-143958-7', '9780141439587'],
  ['0141439580', '9780141439587'],
  ['0-8044-2957-X', '9780804429573'],
  ['9791091146135', '9791091146135'],
])('An ISBN %j is %s', (text, isbn) => expect(toIsbn13(text)).toBe(isbn));

it.each([
  '',
  '978014143958',
  '9780141439588',
  '0141439581',
  '97801414395870',
  '1234567890123',
  '014143958Ⅹ',
  'X141439580',
])('An ISBN %j is none', (text) => expect(toIsbn13(text)).toBeUndefined());

it('An ISBN has one right last digit only', () => {
  const right = [...'0123456789'].filter((digit) => toIsbn13(`978014143958${digit}`));
  expect(right).toEqual(['7']);
  expect([...'0123456789X'].filter((digit) => toIsbn13(`080442957${digit}`))).toEqual(['X']);
});
