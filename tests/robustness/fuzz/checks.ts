// What the shop may keep, written down a second time and on purpose without the shop's own schemas.

export type Check = (value: unknown) => boolean;

export interface Shape {
  required: Record<string, Check>;
  optional?: Record<string, Check>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function textOf(shortest: number, longest: number): Check {
  return (value) =>
    typeof value === 'string' &&
    value.isWellFormed() &&
    !value.includes('\0') &&
    value.length >= shortest &&
    value.length <= longest;
}

export const trimmed =
  (check: Check): Check =>
  (value) =>
    check(value) && typeof value === 'string' && value.trim() === value;

export const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const isWhole: Check = (value) => Number.isSafeInteger(value) && !Object.is(value, -0);
export const isCents: Check = (value) => isWhole(value) && Number(value) >= 0;

/** Dollars from 0 to 100,000 in whole cents, and no negative zero. */
export const isPrice: Check = (value) =>
  typeof value === 'number' &&
  !Object.is(value, -0) &&
  value >= 0 &&
  value <= 100_000 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 &&
  String(value).replace(/^\d+\.?/, '').length <= 2;

export const isCover: Check = (value) =>
  textOf(0, 500)(value) &&
  typeof value === 'string' &&
  (/^https:\/\/./i.test(value) || /^[^\\/:*?"<>|\p{Cc}]*$/u.test(value)) &&
  value !== '.' &&
  value !== '..';

export const listOf =
  (check: Check, fewest: number, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length >= fewest && value.length <= most && value.every(check);

export const distinct =
  (check: Check): Check =>
  (value) =>
    check(value) && Array.isArray(value) && new Set(value).size === value.length;

export const shaped =
  (shape: Shape): Check =>
  (value) =>
    misfits(value, shape).length === 0;

/** The names of the fields that are missing, foreign or wrong. */
export function misfits(value: unknown, { required, optional = {} }: Shape): string[] {
  if (!isRecord(value)) return ['(all)'];
  const known = { ...required, ...optional };
  const foreign = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  const wrong = Object.entries(known).filter(([name, check]) =>
    Object.hasOwn(value, name) ? !check(value[name]) : Object.hasOwn(required, name),
  );
  return [...foreign, ...wrong.map(([name]) => name)];
}
