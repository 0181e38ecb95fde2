import fc from 'fast-check';
import { anyText } from './texts.ts';

/** A field of an object as it is written in JSON: its name and the source of its value. */
export type Entry = readonly [name: string, source: string];

const numbers =
  '0 -0 -0.0 1 -1 0.1 0.30000000000000004 1e-7 9.999 100000 100000.01 1e5 1E+2 1e999 -1e999 5e-324 1.7976931348623157e308 9007199254740993 123456789012345678901234567890 NaN Infinity -Infinity 01 .5 1. 0x10';

const numberSource = fc.oneof(
  fc.constantFrom(...numbers.split(' ')),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.integer({ min: -100, max: 20_000_000 }).map((cents) => String(cents / 100)),
);

const days = ['2026-01-01', '0000-00-00T00:00:00.000Z', '2026-02-30T25:61:61Z', '+275760-09-13', '1e12'];

/** A text as JSON writes it, sometimes with its characters as they are, which JSON does not always allow. */
const textSource = fc.oneof(
  { arbitrary: anyText.map((text) => JSON.stringify(text)), weight: 5 },
  { arbitrary: anyText.map((text) => `"${text}"`), weight: 1 },
  { arbitrary: fc.constantFrom(...days).map((day) => JSON.stringify(day)), weight: 1 },
);

/** Lists or objects within each other, thousands deep. */
const deepSource = fc
  .tuple(
    fc.constantFrom(2, 4, 5, 6, 7, 100, 2000, 5000),
    fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[{"a":', '}]']),
  )
  .map(([levels, [open, close]]) => `${open?.repeat(levels)}1${close?.repeat(levels)}`);

/** Names that mean something to JavaScript, to the database or to the shop itself. */
const dangerousNames =
  '__proto__ constructor prototype toString hasOwnProperty toJSON _id id uid admin createdAt updatedAt keywords lines totalCents requestHash status . a.b $where';

export const nameText = fc.oneof(fc.constantFrom('', ...dangerousNames.split(' ')), anyText);

export function objectSource(entries: readonly Entry[]): string {
  return `{${entries.map(([name, source]) => `${JSON.stringify(name)}:${source}`).join(',')}}`;
}

const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '""', 'undefined', ''), weight: 3 },
    { arbitrary: numberSource, weight: 4 },
    { arbitrary: textSource, weight: 4 },
    { arbitrary: deepSource, weight: 1 },
    { arbitrary: fc.array(tie('value'), { maxLength: 4 }).map((items) => `[${items.join(',')}]`), weight: 2 },
    { arbitrary: fc.array(fc.tuple(nameText, tie('value')), { maxLength: 3 }).map(objectSource), weight: 2 },
  ),
}));

/** What may stand where JSON expects a value; sometimes it is not JSON at all. */
export const valueSource: fc.Arbitrary<string> = value;
