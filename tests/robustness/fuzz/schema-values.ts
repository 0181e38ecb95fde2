import fc, { type Arbitrary } from 'fast-check';
import { ArraySchema, ObjectSchema, type Schema } from 'yup';
import { anyText } from './any-text.ts';

// Values that a schema accepts, or nearly accepts: those of many that its fields let through.

/** Ids of existing things, for a field or a part of a path of this name; none for others. */
export type KnownIds = (name: string) => readonly string[];

/** A field that no call has: it must be stored nowhere. */
export const foreign = 'foreign-field';

const usual: readonly unknown[] = [
  true,
  false,
  0,
  1,
  2,
  3,
  10,
  12.5,
  100,
  1250,
  5000,
  'Emma',
  'Nora Field',
  'A 1',
  'fiction',
  'business',
  '12.50',
  '25.00',
  '2026-11-22',
  'nora@example.com',
  '9780141439587',
  '0-14-143947-7',
  'a.480w.avif',
  'placed',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
  'ordered',
  'taken-out',
  'damaged',
  'all',
  'shelf',
  'category',
  'cash',
  'bank',
  'taken',
  'given-back',
  'correction',
  'catalogue',
  'orders',
  'https://example.com/b.png',
  'staff-picks',
  'A very long password indeed',
  'INV-2026-00001',
  'other',
  '3f333df6-90a4-4fda-8dd3-9485d27cee36',
  '1',
  '20',
  'newest',
  '2026-11-22T10:00:00.000Z_emma',
  'price',
  'add',
  'set',
  'raise',
  '7K3M-9QXA',
  'waiting',
  'USD',
  'active',
  'block',
  'published',
  'dhl',
  'day',
  'a'.repeat(64),
  undefined,
];

const odd: Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom<unknown[]>(-1, -0, 1.005, 1e15, null, true, [], {}, [[1]], { toString: 'x' }),
);

function limitsOf(schema: Schema): unknown[] {
  const { type, tests = [], oneOf = [] } = Object(schema.describe());
  const numbers: number[] = tests
    .flatMap(({ params }: { params?: object }) => Object.values(params ?? {}))
    .filter((limit: unknown) => typeof limit === 'number' && limit <= 10_000);
  const around = numbers.flatMap((limit) => [limit - 1, limit, limit + 1]).filter((limit) => limit >= 0);
  return [...oneOf, ...(type === 'number' ? around : around.map((length) => 'x'.repeat(length)))];
}

/** False also when the check throws. */
function takes(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

const listOf = (inner: Arbitrary<unknown>) =>
  fc.uniqueArray(inner, { minLength: 1, maxLength: 3, selector: (value) => JSON.stringify(value) });

function fieldOf(
  name: string,
  schema: unknown,
  idsOf: KnownIds,
  isTaken: (value: unknown) => boolean,
): Arbitrary<unknown> {
  const optional = (value: Arbitrary<unknown>) =>
    isTaken(undefined) ? fc.option(value, { nil: undefined }) : value;
  if (schema instanceof ObjectSchema) return optional(bodyOf(schema, idsOf));
  if (schema instanceof ArraySchema) {
    const isItem = (value: unknown) => isTaken([value]);
    return optional(listOf(fieldOf(name, schema.innerType, idsOf, isItem)));
  }
  const ids = idsOf(name);
  const all = ids.length > 0 ? ids : [...usual, ...limitsOf(Object(schema))];
  const values = all.filter(isTaken);
  if (values.length === 0) throw new Error(`Nothing is known that ${name} takes`);
  return fc.constantFrom(...values);
}

/** Each field by itself is as the schema wants it. */
export function bodyOf(schema: Schema, idsOf: KnownIds): Arbitrary<Record<string, unknown>> {
  const fields = schema instanceof ObjectSchema ? Object.entries(schema.fields) : [];
  const values = fields.map(([name, field]) => {
    const isTaken = (value: unknown) =>
      takes(() => schema.validateSyncAt(name, { [name]: value }, { strict: true }));
    return [name, fieldOf(name, field, idsOf, isTaken)] as const;
  });
  return fc.record(Object.fromEntries(values));
}

/** With one thing that may be wrong: another value, a missing one, an unknown one. */
export function nearly(body: Arbitrary<Record<string, unknown>>): Arbitrary<unknown> {
  return fc
    .tuple(body, fc.nat(20), fc.constantFrom('value', 'missing', 'unknown', 'whole'), odd)
    .map(([good, place, kind, value]) => {
      if (kind === 'whole') return value;
      if (kind === 'unknown') return { ...good, [foreign]: value };
      const names = Object.keys(good);
      const name = names[place % names.length] ?? '';
      return { ...good, [name]: kind === 'missing' ? undefined : value };
    });
}

export function queryOf(schema: Schema, idsOf: KnownIds): Arbitrary<Record<string, string>> {
  const fields = schema instanceof ObjectSchema ? Object.entries(schema.fields) : [];
  const values = fields.map(([name, field]) => {
    const ids = idsOf(name);
    const texts = (ids.length > 0 ? ids : [...usual, ...limitsOf(Object(field))]).map(String);
    const isTaken = (text: string) =>
      takes(() =>
        schema.validateSyncAt(name, schema.cast({ [name]: text }, { assert: false }), { strict: true }),
      );
    const taken = texts.filter(isTaken);
    if (taken.length === 0) throw new Error(`Nothing is known that ${name} takes`);
    return [name, fc.constantFrom(...taken)] as const;
  });
  const isNeeded = (name: string) => !takes(() => schema.validateSyncAt(name, {}, { strict: true }));
  const requiredKeys = values.map(([name]) => name).filter(isNeeded);
  return fc.record(Object.fromEntries(values), { requiredKeys });
}
