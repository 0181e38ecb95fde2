import { Problem } from './problem.ts';
import { lastLines, runQuietly } from './processes.ts';
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
  const words = output.split('\n').filter((line) => !/^npm (error|warn)/.test(line));
  throw new Problem(
    `Building ${part} failed, correct this and start again:\n${lastLines(words.join('\n'), 15)}`,
  );
}
