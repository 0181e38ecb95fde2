import { errorLines } from './error-lines.ts';
import { Problem } from './problem.ts';
import { runQuietly } from './processes.ts';
import { logFile } from './project.ts';

export type Part = 'functions' | 'web';

const builds: Record<Part, { name: string; args: string[] }> = {
  functions: { name: 'the functions', args: ['run', 'build', '-w', 'functions'] },
  web: { name: 'the web app', args: ['run', 'build', '-w', 'web', '--', '--mode', 'demo'] },
};

/** Builds one workspace as `npm run build` does. Throws a Problem with the lines that say why it failed. */
export async function build(
  part: Part,
  report: (line: string) => void,
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<void> {
  const { name, args } = builds[part];
  report(`Building ${name}`);
  const { code, output } = await runQuietly('npm', args, { log: logFile, signal, env });
  if (code === 0) return;
  throw new Problem(`Building ${name} failed, correct this and start again:\n${errorLines(output)}`);
}
