import { isObject } from './stored-fields.ts';

// What is typed of a value, beside what it is by default: only that is stored, so that the rest follows the reader's language.
// An item of a list is compared with the default one of its slug, or else with that in its place.

const isParts = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

const keyOf = (item: unknown, index: number) => (isParts(item) && item.slug) || index;

const sameIn = (usual: readonly unknown[], item: unknown, index: number) =>
  usual.find((one, at) => keyOf(one, at) === keyOf(item, index));

/** What of a value is not as by default; undefined where nothing is. */
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

/** What is typed, with the default for all that is not. */
export function withUsual(typed: unknown, usual: unknown): unknown {
  if (typed === undefined) return usual;
  if (Array.isArray(typed) && Array.isArray(usual))
    return typed.map((item, index) => withUsual(item, sameIn(usual, item, index)));
  if (!isParts(typed) || !isParts(usual)) return typed;
  const own = Object.entries(typed).map(([name, part]) => [name, withUsual(part, usual[name])]);
  return { ...usual, ...Object.fromEntries(own) };
}
