import fc from 'fast-check';

/** Texts that have broken other shops: empty, unpaired surrogates, control characters, injections, odd numbers. */
const problematicTexts = [
  'كتاب جيد',
  'e\u0301',
  '👩‍👩‍👧',
  'İıßﬀ',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-Infinity',
  '1e999',
  'null',
  'true',
  '',
  ' ',
  '\0',
  'NUL \0 within',
  '\ud800',
  '\udc00\ud800',
  'half a pair \ud83d',
  '\u202eright to left',
  '\ufeffmarked',
  '\u2028\u2029',
  '\x7f\x80\x9f',
  '\r\nSet-Cookie: a=b',
  'ﬀ'.repeat(300),
  'x'.repeat(20_000),
];

export const anyText = fc.oneof(
  { arbitrary: fc.constantFrom(...problematicTexts), weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 2 },
);
