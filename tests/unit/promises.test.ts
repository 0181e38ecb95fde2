import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../emulators/project.ts';
import { promiseTags } from '../promises/promises.ts';

test('each promise of the shop is held by a test', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root });
  const sources = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(promiseTags.filter(({ name }) => !sources.includes(`'${name}'`))).toEqual([]);
  expect(promiseTags.length).toBeGreaterThan(140);
});
