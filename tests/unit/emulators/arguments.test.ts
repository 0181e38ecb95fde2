import { describe, expect, test } from 'vitest';
import { parseExecArguments, parseStartArguments } from '../../emulators/arguments.ts';
import { Problem } from '../../emulators/problem.ts';
import { parseStages, stageNames } from '../../stages.ts';

describe('exec', () => {
  test('takes the command behind the dashes, with its own options', () => {
    expect(parseExecArguments(['--', 'vitest', 'run', '--no-fill', '--', 'x'])).toEqual({
      filled: true,
      command: 'vitest',
      args: ['run', '--no-fill', '--', 'x'],
    });
  });

  test('leaves the shop empty when asked', () => {
    expect(parseExecArguments(['--no-fill', '--', 'ls']).filled).toBe(false);
  });

  test.each([[[]], [['--']], [['vitest']], [['--nofill', '--', 'ls']]])('refuses %j', (given) => {
    expect(() => parseExecArguments(given)).toThrow(Problem);
  });
});

describe('start', () => {
  test('serves the built web app unless --dev is given', () => {
    expect(parseStartArguments([])).toEqual({ dev: false });
    expect(parseStartArguments(['--dev'])).toEqual({ dev: true });
  });

  test('names an option that it does not know', () => {
    expect(() => parseStartArguments(['--prod'])).toThrow('--prod');
  });
});

describe('test', () => {
  test('runs every stage when none is named', () => {
    expect(parseStages([])).toEqual(stageNames);
  });

  test('runs the named stages in the order of the suite', () => {
    expect(parseStages(['web', 'unit'])).toEqual(['unit', 'web']);
  });

  test('names a stage that it does not know', () => {
    expect(() => parseStages(['units'])).toThrow('"units"');
  });
});
