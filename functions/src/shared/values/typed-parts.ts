import { isObject } from './stored-fields.ts';

// Only what differs from the default is stored, so that the rest follows the reader's language. An item of a list is
// compared with the default of its slug, or else with that in its place.

const isParts = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

const keyOf = (item: unknown, index: number) => (isParts(item) && item.slug) || index;

const sameIn = (usual: readonly unknown[], item: unknown, index: number) =>
  usual.find((one, at) => keyOf(one, at) === keyOf(item, index));

/** The parts that differ from the default; undefined for none. */
export function typedOf(value: unknown, usual: unknown): unknown {
  if (Object.is(value, usual)) return undefined;
  if (Array.isArray(value) && Array.isArray(usual)) {
    const typed = value.map((item, index) => typedOf(item, sameIn(usual, item, index)));
    const isUsual = (item: unknown, index: number) =>
      typed[index] === undefined && sameIn(usual, item, index) === usual[index];
    if (value.length === usual.length && value.every(isUsual)) return undefined;
    return value.map((item, index) =>
      isParts(item) ? { ...(item.slug ? { slug: item.slug } : {}), ...Object(typed[index]) } : item,
    );
  }
  if (!isParts(value) || !isParts(usual)) return value;
  const typed = Object.entries(value)
    .map(([name, part]) => [name, typedOf(part, usual[name])])
    .filter(([, part]) => part !== undefined);
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}

/** Fills in the defaults. */
export function withUsual(typed: unknown, usual: unknown): unknown {
  if (typed === undefined) return usual;
  if (Array.isArray(typed) && Array.isArray(usual))
    return typed.map((item, index) => withUsual(item, sameIn(usual, item, index)));
  if (!isParts(typed) || !isParts(usual)) return typed;
  const own = Object.entries(typed).map(([name, part]) => [name, withUsual(part, usual[name])]);
  return { ...usual, ...Object.fromEntries(own) };
}
