import path from 'node:path';
import { executable } from './java.ts';
import type { Prepared } from './prepare.ts';
import { Problem } from './problem.ts';

const variable = 'RULES_RUNTIME';

/** Tells the tests how the Storage emulator starts the program that evaluates storage.rules. */
export function rulesRuntimeVariables({ javaBin, rulesRuntime }: Prepared): Record<string, string> {
  const java = path.join(javaBin, executable('java'));
  const options = ['-XX:TieredStopAtLevel=1', '-Duser.language=en'];
  return { [variable]: JSON.stringify([java, ...options, '-jar', rulesRuntime, 'serve']) };
}

/** The command that starts that program; it reads and writes one JSON message per line. */
export function rulesRuntimeCommand(): [command: string, ...args: string[]] {
  const command = process.env[variable];
  if (!command)
    throw new Problem('The program that evaluates storage.rules is known only beside the emulators.');
  return JSON.parse(command);
}
