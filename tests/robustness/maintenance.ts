import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../emulators/project.ts';

interface Options {
  env?: Record<string, string>;
  node?: readonly string[];
  /** Called with all output so far; `true` kills the command, as a power cut does. */
  killWhen?: (output: string) => boolean;
}

/** Prints the peak memory of the command at its end: in kB, as Node counts it. */
const printPeak = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

/** As npm runs it. `code` is null when it was killed. */
export function runMaintenance(
  command:
    | 'erase-shopper'
    | 'export-shop'
    | 'export-shopper'
    | 'import-shop'
    | 'migrate'
    | 'reindex'
    | 'repair-counters'
    | 'resend-mails',
  args: readonly string[],
  { env = {}, node = [], killWhen }: Options = {},
): Promise<{ code: number | null; output: string; peakMegabytes: number }> {
  const file = path.join(root, 'functions/src/commands', `${command}.ts`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, '--import', printPeak, file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (killWhen?.(output)) child.kill('SIGKILL');
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      const peak = /^peak (\d+)$/m.exec(output)?.[1];
      resolve({ code, output: output.replace(/^peak \d+\n/m, ''), peakMegabytes: Number(peak) / 1024 });
    });
  });
}
