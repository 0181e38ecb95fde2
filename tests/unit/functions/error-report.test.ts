import { expect, it } from 'vitest';
import { describeError } from '../../../functions/src/platform/logging/error-report.ts';

it('An error in the log is named with its code and the places where it happened', () => {
  const error = Object.assign(new Error('7 PERMISSION_DENIED: Missing permissions'), { code: 7 });
  const lines = describeError(error).split('\n');
  expect(lines[0]).toBe('Error (7): 7 PERMISSION_DENIED: Missing permissions');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.slice(1).every((line) => /^\s+at /.test(line))).toBe(true);
});

it.each([
  ['quoted text', `Unexpected token 'N', "Nora Field" is not JSON`, ['Nora', 'Field']],
  ['an e-mail address', 'No user nora.field@example.com here', ['nora.field', 'example.com']],
  ['a phone number', 'Cannot call 0176 555 0142 now', ['0176', '0142']],
  ['a token', `Bad token ${'eyJhbGciOiJub25lIn0'.repeat(3)}`, ['eyJhbGci']],
])('An error in the log says nothing of %s', (_what, message, words) => {
  const report = describeError(new Error(message));
  for (const word of words) expect(report).not.toContain(word);
  expect(report).toContain('…');
});

it('An error in the log takes no line of the message for a place', () => {
  const report = describeError(new Error('It was\n    at Quay Street "2"\n    at noon'));
  expect(report).not.toContain('"2"');
  expect(report.split('\n').slice(3).join('')).not.toContain('Quay');
});

it('An error in the log tells of its causes, and of no endless ones', () => {
  const cause = new Error('14 UNAVAILABLE');
  expect(describeError(new Error('The order', { cause }))).toContain('Caused by: Error: 14 UNAVAILABLE');
  const circle = new Error('round');
  circle.cause = circle;
  expect(describeError(circle).match(/Caused by/g)).toHaveLength(3);
});

it('An error in the log is not a value that was thrown', () => {
  expect(describeError('nora@example.com')).toBe('A thrown string');
});
