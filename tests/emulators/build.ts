import { tellingLines } from './last-words.ts';
import { Problem } from './problem.ts';
import { runQuietly } from './processes.ts';
import { logFile } from './project.ts';

export type Part = 'functions' | 'web';

const npmArguments: Record<Part, string[]> = {
  functions: ['run', 'build', '-w', 'functions'],
  web: ['run', 'build', '-w', 'web', '--', '--mode', 'demo'],
};

/** Builds one workspace as `npm run build` does. Throws a Problem with the builder's own last words. */
export async function build(part: Part, report: (line: string) => void, wish: AbortSignal): Promise<void> {
  report(`Building ${part}`);
  const { code, output } = await runQuietly('npm', npmArguments[part], { log: logFile, wish });
  if (code === 0) return;
  throw new Problem(`Building ${part} failed, correct this and start again:\n${tellingLines(output)}`);
}
