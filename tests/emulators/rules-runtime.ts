import path from 'node:path';
import { executable } from './java.ts';
import type { Prepared } from './prepare.ts';
import { Problem } from './problem.ts';

const javaVariable = 'RULES_RUNTIME_JAVA';
const jarVariable = 'RULES_RUNTIME_JAR';

/** Tells the tests how the Storage emulator runs what judges its rules. */
export function rulesRuntimeVariables({ javaBin, rulesRuntime }: Prepared): Record<string, string> {
  return { [javaVariable]: path.join(javaBin, executable('java')), [jarVariable]: rulesRuntime };
}

/** The command that starts a judge of storage.rules; it takes and gives one JSON message per line. */
export function rulesRuntimeCommand(): [command: string, args: string[]] {
  const { [javaVariable]: java, [jarVariable]: jar } = process.env;
  if (!java || !jar) throw new Problem('What judges storage.rules is known only while the emulators are up.');
  return [java, ['-XX:TieredStopAtLevel=1', '-Duser.language=en', '-jar', jar, 'serve']];
}
