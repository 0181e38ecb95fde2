import { describe, expect, it } from 'vitest';
import { dryRun } from '../../../functions/src/setup/dry-run.ts';
import { setUp } from '../../../functions/src/setup/set-up.ts';
import { steps } from '../../../functions/src/setup/steps/all-steps.ts';
import { newProject } from '../../fixtures/google-project/project.ts';
import { StandInComputer } from '../../fixtures/google-project/stand-in-tools.ts';
import { secrets, shopWith } from './shop-to-set-up.ts';

async function printed(computer: StandInComputer): Promise<string[]> {
  const from = computer.seen.length;
  await setUp(steps, shopWith(dryRun(computer.tools())));
  return computer.seen.slice(from).flatMap((line) => line.split('\n'));
}

/** The commands among the lines, without those of a login. */
const commandsIn = (lines: readonly string[]) =>
  lines.filter((line) => /^ {2}(?:gcloud|npx|npm|POST) /.test(line));

describe('A dry run', () => {
  it('changes nothing, and prints the commands of a real run', async () => {
    const computer = new StandInComputer(newProject());
    const commands = commandsIn(await printed(computer));
    expect(computer.project).toEqual(newProject());
    expect([computer.changes, computer.files.size]).toEqual([0, 0]);
    expect(commands.length).toBeGreaterThan(50);
    expect(commands).toContain('  npm run deploy -- --force --non-interactive');
    expect(commands.join('\n')).toContain('/defaultBucket {"location":"europe-west3"}');
  });

  it('shows no secret', async () => {
    const lines = (await printed(new StandInComputer(newProject()))).join('\n');
    for (const secret of Object.values(secrets)) expect(lines).not.toContain(secret);
  });

  it('of a shop that is set up prints only the look from outside', async () => {
    const computer = new StandInComputer(newProject());
    await setUp(steps, shopWith(computer.tools()));
    expect(commandsIn(await printed(computer))).toEqual(['  npm run smoke -- https://corner-books.web.app']);
  });
});
