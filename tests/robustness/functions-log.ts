import { readFileSync, statSync } from 'node:fs';
import { logFile } from '../emulators/project.ts';

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

/** Everything printed from now on; the returned function can be called repeatedly. */
export function logFromNow(): () => LogPart {
  const start = statSync(logFile).size;
  return () => {
    const lines = readFileSync(logFile).subarray(start).toString('utf8').split('\n');
    // The emulator marks what functions print; Hosting's own lines repeat every address.
    const { functions = [], emulators = [] } = Object.groupBy(lines, (line) =>
      line.startsWith('>') ? 'functions' : 'emulators',
    );
    return { functions: functions.join('\n'), emulators: emulators.join('\n') };
  };
}

export function callLines(functions: string): CallLine[] {
  const lines = functions.split('\n').map((line) => line.replace(/^>\s+/, ''));
  const calls = lines.filter((line) => line.startsWith('{') && line.includes('"route"'));
  return calls.map((line): CallLine => JSON.parse(line));
}
