import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Interrupted, unlessAborted } from '../../emulators/abort.ts';
import { allProcesses, descendants, killLeftovers, parseProcesses } from '../../emulators/process-tree.ts';
import { runQuietly, runVisibly } from '../../emulators/processes.ts';

const never = () => new Promise<never>(() => {});
const { signal: calm } = new AbortController();

test('an abort ends the wait for the work at once, before and during it', async () => {
  const controller = new AbortController();
  const during = unlessAborted(never(), controller.signal);
  controller.abort(new Interrupted('SIGINT'));
  await expect(during).rejects.toThrow(Interrupted);
  await expect(unlessAborted(never(), controller.signal)).rejects.toMatchObject({ exitCode: 130 });
});

test('a program is run to its end, and what it printed is kept', async () => {
  const program = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await runQuietly('node', ['--eval', program], { signal: calm });
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['err', 'out']);
});

test('an abort ends a program and what that has started', async () => {
  const controller = new AbortController();
  const marker = `started by the process test ${process.pid}`;
  const idle = `setInterval(() => {}, 1000)`;
  const parent = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(idle)}, '${marker}']); ${idle}`;
  const running = runVisibly('node', ['--eval', parent, marker], { signal: controller.signal });
  const ours = async () => (await allProcesses()).filter(({ command }) => command.includes(marker));
  await expect.poll(async () => (await ours()).length).toBeGreaterThanOrEqual(2);
  controller.abort(new Interrupted('SIGTERM'));
  await expect(running).rejects.toThrow(Interrupted);
  await expect.poll(ours).toEqual([]);
});

const listing = `
    1     0 /sbin/init
   20     1 node start.ts
   30    20 java -jar emulator.jar
   31    20 node functions
   40    30 sh -c true
   99     1 node other.ts
`;

test('the descendants of a process are everything below it and nothing else', () => {
  const all = parseProcesses(listing);
  expect(descendants(all, 20).map(({ pid }) => pid)).toEqual([30, 40, 31]);
  expect(descendants(all, 99)).toEqual([]);
});

test('leftovers are killed unless their id belongs to another command by now', async () => {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const exited = once(child, 'exit');
  const { pid = 0 } = child;
  await killLeftovers([{ pid, parent: process.pid, command: 'another command' }]);
  expect(child.signalCode).toBeNull();
  await killLeftovers((await allProcesses()).filter((process) => process.pid === pid));
  expect(await exited).toEqual([null, 'SIGKILL']);
});
