import { expect, test } from 'vitest';
import { tellingLines } from '../../emulators/last-words.ts';

test('the reason of a failure is told from its first line on, without the stack below it', () => {
  const output = [
    '> build',
    'Unexpected rules runtime error: WARNING: A deprecated method has been called',
    '',
    '\u2718 [ERROR] Unexpected ";"',
    '    src/index.ts:7:17:',
    '    at Module._compile (node:internal:1929:14)',
    'npm error code 1',
  ].join('\n');
  expect(tellingLines(output)).toBe('\u2718 [ERROR] Unexpected ";"\n    src/index.ts:7:17:');
});

test('without a word of trouble the end of the output is told', () => {
  expect(tellingLines('one\ntwo\nthree\n', 2)).toBe('two\nthree');
});
