import { Problem } from './problem.ts';
import { lastLines, run } from './processes.ts';
import { logFile } from './project.ts';

export type Part = 'functions' | 'web';

const npmArguments: Record<Part, string[]> = {
  functions: ['run', 'build', '-w', 'functions'],
  web: ['run', 'build', '-w', 'web', '--', '--mode', 'demo'],
};

/** Builds one workspace as `npm run build` does. Throws a Problem with the builder's own last words. */
export async function build(part: Part, report: (line: string) => void): Promise<void> {
  report(`Building ${part}`);
  const { code, output } = await run('npm', npmArguments[part], { log: logFile });
  if (code === 0) return;
  const words = output
    .split('\n')
    .filter((line) => !line.startsWith('npm error'))
    .join('\n');
  throw new Problem(`Building ${part} failed, correct this and start again:\n${lastLines(words, 15)}`);
}
