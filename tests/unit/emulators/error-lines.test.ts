import { expect, test } from 'vitest';
import { errorLines } from '../../emulators/error-lines.ts';

test('the error lines of an output begin at its first error and leave stacks and warnings out', () => {
  const output = [
    '> build',
    'Unexpected rules runtime error: WARNING: A deprecated method has been called',
    '',
    '\u2718 [ERROR] Unexpected ";"',
    '    src/index.ts:7:17:',
    '    at Module._compile (node:internal:1929:14)',
    'npm error code 1',
  ].join('\n');
  expect(errorLines(output)).toBe('\u2718 [ERROR] Unexpected ";"\n    src/index.ts:7:17:');
});

test('an output without an error is cut to its last lines', () => {
  expect(errorLines('one\ntwo\nthree\n', 2)).toBe('two\nthree');
});
