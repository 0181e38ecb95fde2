import fc from 'fast-check';

/** The items of a list that is written as `a | b | c`, on any number of lines. */
export const items = (list: string) => list.trim().split(/\s*\|\s*/);

/** Texts that have broken other shops: empty, unpaired surrogates, control characters, injections, odd numbers. */
const problematicTexts = [
  ...items(`كتاب جيد | e\u0301 | 👩‍👩‍👧 | İıßﬀ | <script>alert(1)</script> | ' OR 1=1 -- | {{7*7}}<%= 7*7 %> |
    ../../etc/passwd | __proto__ | constructor | toString | NaN | -Infinity | 1e999 | null | true`),
  ...['', ' ', '\0', 'NUL \0 within', '\ud800', '\udc00\ud800', 'half a pair \ud83d', '\u202eright to left'],
  ...['\ufeffmarked', '\u2028\u2029', '\x7f\x80\x9f', '\r\nSet-Cookie: a=b'],
  '\ufdfa'.repeat(40),
  'ﬀ'.repeat(300),
];

/** Any UTF-16 units, paired or not. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

/** Lengths beside the limits of the shop's fields, and far beyond. */
const lengths = [12, 39, 41, 128, 129, 199, 200, 201, 300, 301, 320, 321, 500, 501, 5000, 5001, 20_000];

const longText = fc
  .tuple(fc.constantFrom(...lengths), fc.constantFrom('x', 'ü', '字', '👍', 'a '))
  .map(([length, unit]) => unit.repeat(length).slice(0, length));

/** Any text, twice as often one of the problematic ones. */
export const anyText = fc.oneof(
  { arbitrary: fc.constantFrom(...problematicTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 2 },
  { arbitrary: codeUnits, weight: 2 },
  { arbitrary: longText, weight: 2 },
);

/** A text that the shop takes in a field of `longest` UTF-16 units: trimmed, not empty, whole characters, no NUL. */
export function goodText(longest: number): fc.Arbitrary<string> {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  return fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ').slice(0, longest).toWellFormed().replaceAll('\0', '').trim() || 'Emma');
}

/** `usual` mostly, `unusual` once in `1 / share` times. */
export function mostly<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>, share = 1 / 12): fc.Arbitrary<T> {
  const weight = Math.round(1 / share) - 1;
  return fc.oneof({ arbitrary: usual, weight }, { arbitrary: unusual, weight: 1 });
}
