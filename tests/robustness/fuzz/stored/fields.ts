import { Timestamp } from 'firebase-admin/firestore';
import { array, mixed, number, type Schema, string } from 'yup';

export const text = (shortest: number, longest: number) =>
  string()
    .defined()
    .min(shortest)
    .max(longest)
    .test('characters', 'odd characters', (value = '') => value.isWellFormed() && !value.includes('\0'));
export const trimmed = (shortest: number, longest: number) =>
  text(shortest, longest).test('trimmed', 'not trimmed', (value = '') => value.trim() === value);
export const whole = number()
  .defined()
  .test(
    'whole',
    'no whole number',
    (value) => value === undefined || (Number.isSafeInteger(value) && !Object.is(value, -0)),
  );
export const cents = whole.min(0);
export const instant = (isValid: (milliseconds: number) => boolean) =>
  mixed((value): value is Timestamp => value instanceof Timestamp)
    .defined()
    .test('instant', 'another instant', (value) => value === undefined || isValid(value.toMillis()));
export const isFlat = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one !== 'object' || Array.isArray(one));
export const distinct = <T>(items: Schema<T>, fewest: number, most: number) =>
  listOf(items, fewest, most).test(
    'distinct',
    'repeated',
    (value = []) => new Set(value).size === value.length,
  );
export const listOf = <T>(items: Schema<T>, fewest: number, most: number) =>
  array().of(items).defined().min(fewest).max(most);

/** Dollars from 0 to 100,000 in whole cents, and no negative zero. */
export const price = number()
  .defined()
  .min(0)
  .max(100_000)
  .test(
    'cents',
    'no whole cents',
    (value) => value === undefined || (!Object.is(value, -0) && /^\d+(?:\.\d\d?)?$/.test(String(value))),
  );
export const cover = text(0, 500).test(
  'cover',
  'neither an address nor a file name',
  (value = '') =>
    (/^https:\/\/./i.test(value) || /^[^\\/:*?"<>|\p{Cc}]*$/u.test(value)) && value !== '.' && value !== '..',
);
export const sha256 = string()
  .defined()
  .matches(/^[0-9a-f]{64}$/);
export const bookId = trimmed(1, 128);

export const hash = sha256.optional();
export const isoInstant = string()
  .defined()
  .matches(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/);
export const day = string()
  .defined()
  .matches(/^\d{4}-\d\d-\d\d$/);
export const orderNumber = string()
  .defined()
  .matches(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
export const invoiceNumber = string()
  .defined()
  .matches(/^[A-Za-z0-9-]{0,12}\d{4}-\d{5,9}$/);
export const rateOfPart = { basisPoints: whole.min(0).max(10_000).optional() };
/** What the documents of a run have in common. */
export interface RunFields {
  now: Schema;
  expiresAt: Schema;
  shoppers: readonly { uid: string; email: string }[];
}
