import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { atMost, type Figure } from '../figures.ts';
import { median } from './percentiles.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs in a process of its own: the CPU time in milliseconds of importing the functions. */
const importing = `
  const before = process.cpuUsage();
  await import(${JSON.stringify(path.join(root, 'functions/lib/index.js'))});
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(String((user + system) / 1000));
  process.exit();
`;

const runs = 9;

/** A cold start before its first request: the import of the one file that all functions are. */
export async function measureStart(): Promise<Figure[]> {
  const times = Array.from({ length: runs }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '--eval', importing], { encoding: 'utf8' }),
    ),
  );
  return [atMost('Cold start', `import of the functions, median of ${runs}`, median(times), 250, 'ms')];
}
