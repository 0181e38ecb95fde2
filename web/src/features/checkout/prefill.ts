import type { FormValues } from '#lib/form-values.ts';

type FormValue = FormValues[string];

function isEmpty(value: FormValue | undefined): boolean {
  if (typeof value === 'object') return Object.values(value).every(isEmpty);
  return value === undefined || value === '';
}

/**
 * Fills in only fields without typed values. An address is filled in as a whole or not at all: a new city must not get
 * an old street.
 */
export function fillIn(values: FormValues, earlier: FormValues): FormValues {
  const free = Object.entries(earlier).filter(([name]) => isEmpty(values[name]));
  return { ...values, ...Object.fromEntries(free) };
}

function withoutValue(value: FormValue | undefined, earlier: FormValue): FormValue {
  if (typeof earlier === 'object') return takeOut(typeof value === 'object' ? value : {}, earlier);
  return value === undefined || value === earlier ? '' : value;
}

/** Removes the earlier order's values; typed ones stay. */
export function takeOut(values: FormValues, earlier: FormValues): FormValues {
  const cleared = Object.entries(earlier).map(([name, value]) => [name, withoutValue(values[name], value)]);
  return { ...values, ...Object.fromEntries(cleared) };
}

export function hasMore(values: FormValues, earlier: FormValues): boolean {
  return Object.entries(earlier).some(([name, value]) => isEmpty(values[name]) && !isEmpty(value));
}
