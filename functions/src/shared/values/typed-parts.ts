import { isObject } from './stored-fields.ts';

// What is typed of a value, beside what it is by default: only that is stored, so that the rest follows the reader's language.
// An item of a list is compared with the default one of its slug, or else with that in its place.

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => isObject(value) && !Array.isArray(value);

const keyOf = (item: unknown, index: number) => (isParts(item) && item.slug) || index;

const usualItem = (item: unknown, index: number, usual: readonly unknown[]) =>
  usual.find((one, at) => keyOf(one, at) === keyOf(item, index));

function typedItems(items: readonly unknown[], usual: readonly unknown[]): unknown {
  const typed = items.map((item, index) => typedOf(item, usualItem(item, index, usual)));
  const isUsual =
    items.length === usual.length &&
    items.every(
      (item, index) => typed[index] === undefined && keyOf(item, index) === keyOf(usual[index], index),
    );
  if (isUsual) return undefined;
  return items.map((item, index) =>
    isParts(item) ? { ...(item.slug ? { slug: item.slug } : {}), ...Object(typed[index]) } : item,
  );
}

/** What of a value is not as by default; undefined where nothing is. */
export function typedOf(value: unknown, usual: unknown): unknown {
  if (Object.is(value, usual)) return undefined;
  if (Array.isArray(value)) return Array.isArray(usual) ? typedItems(value, usual) : value;
  if (!isParts(value) || !isParts(usual)) return value;
  const typed = typedParts(value, usual);
  return Object.keys(typed).length > 0 ? typed : undefined;
}

export function typedParts(values: Parts, usual: Parts): Record<string, unknown> {
  const typed = Object.entries(values).map(([name, value]) => [name, typedOf(value, usual[name])] as const);
  return Object.fromEntries(typed.filter(([, value]) => value !== undefined));
}

/** What is typed, with the default for all that is not. */
export function withUsual(typed: unknown, usual: unknown): unknown {
  if (typed === undefined) return usual;
  if (Array.isArray(typed) && Array.isArray(usual))
    return typed.map((item, index) => withUsual(item, usualItem(item, index, usual)));
  return isParts(typed) && isParts(usual) ? withUsualParts(typed, usual) : typed;
}

export function withUsualParts(typed: Parts, usual: Parts): Record<string, unknown> {
  const own = Object.entries(typed).map(([name, value]) => [name, withUsual(value, usual[name])]);
  return { ...usual, ...Object.fromEntries(own) };
}
