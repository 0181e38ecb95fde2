import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { realTools } from '../../../functions/src/setup/real-tools.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-setup-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** Records its arguments and its input, and refuses `no`. */
const program = '#!/bin/sh\necho "$@" > asked\ncat > read\necho printed\n[ "$1" != no ]\n';

it('Setup hands a secret to a program unseen, in what that reads, and says why a program has failed', async () => {
  writeFileSync(path.join(folder, 'gcloud'), program, { mode: 0o755 });
  vi.stubEnv('PATH', [folder, process.env.PATH].join(path.delimiter));
  const tools = realTools('corner-books', folder);
  await tools.run('gcloud', ['secrets', 'add'], { input: 'open-sesame' });
  const noted = ['asked', 'read'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  expect(noted).toEqual(['secrets add\n', 'open-sesame']);
  expect(await tools.read('gcloud', ['list'])).toBe('printed');
  await expect(tools.read('gcloud', ['no'])).rejects.toThrow('This failed: gcloud no\nprinted');
});
