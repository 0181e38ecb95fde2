import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../emulators/project.ts';

export type UpkeepCommand = 'erase-shopper' | 'export-shop' | 'import-shop';

export interface UpkeepOptions {
  env?: Record<string, string>;
  /** Options of Node itself. */
  node?: readonly string[];
  /** Is called with everything that it has said so far; `true` ends it at once, as a power cut does. */
  cut?: (output: string) => boolean;
}

export interface UpkeepEnd {
  /** Null when it was cut. */
  code: number | null;
  output: string;
  /** The most memory that it took, in MB. */
  peakMegabytes: number;
}

/** Says at the end how much memory it took: in kB, as Node counts it. */
const tellPeak = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

/** Runs a command of the shopkeeper's as npm does. */
export function runUpkeep(
  command: UpkeepCommand,
  args: readonly string[],
  { env = {}, node = [], cut }: UpkeepOptions = {},
): Promise<UpkeepEnd> {
  const file = path.join(root, 'functions/src/upkeep', `${command}.ts`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, '--import', tellPeak, file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: string) => {
      output += text;
      if (cut?.(output)) child.kill('SIGKILL');
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => {
      const peak = /^peak (\d+)$/m.exec(output)?.[1];
      resolve({ code, output: output.replace(/^peak \d+\n/m, ''), peakMegabytes: Number(peak) / 1024 });
    });
  });
}
