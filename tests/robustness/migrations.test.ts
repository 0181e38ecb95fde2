import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { shopSum } from '../../functions/src/backup/shop-documents.ts';
import { root } from '../emulators/project.ts';
import { atLeast, exactly } from '../figures.ts';
import { type OtherProject, otherProject } from '../fixtures/releases/other-project.ts';
import { writeDocuments } from '../fixtures/releases/stored-release.ts';
import { askAllTheWhile } from './ask-all-the-while.ts';
import { shopOfManyOrders } from './earlier-shop.ts';
import { expectGoal, noteGoal } from './goals.ts';
import { runMaintenance } from './maintenance.ts';
import { runSize } from './run-size.ts';

const group = 'From release to release';
const size = { books: runSize({ quick: 300, full: 10_000 }), orders: runSize({ quick: 240, full: 5000 }) };
const kills = runSize({ quick: 4, full: 100 });
const [whole, killed] = [otherProject('demo-release-once'), otherProject('demo-release-killed')];

afterAll(() => Promise.all([whole.close(), killed.close()]));

async function fill({ store, empty }: OtherProject): Promise<void> {
  await empty();
  await writeDocuments(store, shopOfManyOrders(store, size));
}

/** Lets the data come along until some pages are done, and a moment more. @returns whether there was more to do */
async function migrateAndKill({ env }: OtherProject, pages: number): Promise<boolean> {
  const command = path.join(root, 'functions/src/commands/migrate.ts');
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let done = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    done += text.split('\n').filter((line) => /^(?:Done:| {2}\d+\. [\d,]+ …)/.test(line)).length;
    if (done >= pages) void setTimeout(Math.random() * 40).then(() => child.kill('SIGKILL'));
  });
  const [, signal] = await exited;
  return signal === 'SIGKILL';
}

it('the data of the first release comes up to now as if it had never been killed, and the shop answers all the while', async () => {
  await Promise.all([fill(whole), fill(killed)]);
  const begin = performance.now();
  expect(await runMaintenance('migrate', [], { env: whole.env })).toMatchObject({ code: 0 });
  const seconds = Math.round((performance.now() - begin) / 1000);

  const questions = await askAllTheWhile(killed.env);
  let count = 0;
  while (count < kills && (await migrateAndKill(killed, Math.floor(Math.random() * 2)))) count += 1;
  expect(await runMaintenance('migrate', [], { env: killed.env })).toMatchObject({ code: 0 });
  const { asked, failed } = await questions.end();

  const [expected, sum] = [await shopSum(whole.store), await shopSum(killed.store)];
  const hashes = new Set([expected.hash, sum.hash]).size;
  const figures = await runMaintenance('repair-counters', [], { env: killed.env });
  expect(figures.output).toContain('were right:');
  expect(figures.output).toContain('wrong and are right again: 0');
  const name = `${size.books} books and ${size.orders} orders`;
  noteGoal({
    group,
    name: `seconds for ${name}, never killed`,
    measured: String(seconds),
    goal: 'any',
    met: true,
  });
  expectGoal(exactly(group, `hashes of ${name}, killed ${count} times and never`, hashes, 1));
  expectGoal(atLeast(group, 'kills', count, runSize({ quick: 2, full: kills })));
  expectGoal(exactly(group, `failed of ${asked} calls meanwhile`, failed, 0));
});
