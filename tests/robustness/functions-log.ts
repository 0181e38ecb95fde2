import { readFileSync, statSync } from 'node:fs';
import { logFile } from '../emulators/project.ts';

/** A line that the API writes for a call. */
export interface CallLine {
  method: string;
  route: string;
  status: number;
  uid?: string;
}

/** What the functions and the emulators themselves have printed. */
export interface LogPart {
  functions: string;
  emulators: string;
}

/** Everything that is printed from now on; ask again as often as needed. */
export function logFromNow(): () => LogPart {
  const beginning = statSync(logFile).size;
  return () => {
    const lines = readFileSync(logFile).subarray(beginning).toString('utf8').split('\n');
    // The emulator prints what functions print behind this sign; Hosting's own lines repeat every address.
    const [own, others] = [lines.filter(isOurs), lines.filter((line) => !isOurs(line))];
    return { functions: own.join('\n'), emulators: others.join('\n') };
  };
}

function isOurs(line: string): boolean {
  return line.startsWith('>');
}

/** The calls in what functions have printed. */
export function callLines(functions: string): CallLine[] {
  return functions
    .split('\n')
    .map((line) => line.replace(/^>\s+/, ''))
    .filter((line) => line.startsWith('{') && line.includes('"route"'))
    .map((line): CallLine => JSON.parse(line));
}
