import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, it } from 'vitest';
import { setUp } from '../../../functions/src/setup/set-up.ts';
import { steps } from '../../../functions/src/setup/steps.ts';
import { root } from '../../emulators/project.ts';
import { type GoogleProject, newProject } from '../../fixtures/google-project/project.ts';
import { StandInComputer } from '../../fixtures/google-project/stand-in-tools.ts';
import { secrets, shopWith } from './shop-to-set-up.ts';

/** Two steps that hand secrets to programs. Those before them are carried out in memory, which takes no processes. */
const from = steps.findIndex(({ name }) => name === 'The owner’s name');
const to = from + 2;

const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-setup-'));
const file = path.join(folder, 'project.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the setup as a process, with the stand-ins as the programs that it finds. */
function run() {
  const bin = path.join(root, 'tests/fixtures/google-project/bin');
  const env = {
    PATH: [bin, process.env.PATH].join(path.delimiter),
    STAND_IN_PROJECT: file,
    STAND_IN_NODE: process.execPath,
  };
  const script = path.join(import.meta.dirname, 'run-setup.ts');
  return execa(process.execPath, [script, folder, String(from), String(to)], { env, reject: false });
}

const stored = (): GoogleProject => JSON.parse(readFileSync(file, 'utf8'));

it('Setup works with programs as it does in memory, is killed as a process and goes on, and hands secrets over unseen', async () => {
  const computer = new StandInComputer(newProject());
  await setUp(steps.slice(0, from), shopWith(computer.tools()));
  const killedAt = 'secret ADMIN_USERNAME';
  writeFileSync(file, JSON.stringify({ ...computer.project, killedAt }));

  const first = await run();
  expect(first.signal, first.stderr).toBe('SIGKILL');
  expect(stored().changes.at(-1)).toBe(killedAt);
  const second = await run();
  expect(second.exitCode, second.stderr).toBe(0);

  expect(stored().secrets).toEqual({
    ADMIN_USERNAME: secrets.username,
    ADMIN_PASSWORD_HASH: secrets.passwordHash,
  });
  expect(new Set(stored().changes).size).toBe(stored().changes.length);
  const seen = [readFileSync(`${file}.commands`, 'utf8'), first.stdout, second.stdout, second.stderr].join(
    '\n',
  );
  for (const secret of Object.values(secrets)) expect(seen).not.toContain(secret);
  // It starts programs again and again, each of which takes seconds on a busy computer.
}, 180_000);
