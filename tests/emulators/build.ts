import { errorLines } from './error-lines.ts';
import { Problem } from './problem.ts';
import { runQuietly } from './processes.ts';
import { logFile } from './project.ts';
import { type BuildFiles, isBuilt, noteBuild } from './unchanged-build.ts';

export type Part = 'functions' | 'web';

const project = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

const builds: Record<Part, { name: string; args: string[]; files: BuildFiles }> = {
  functions: {
    name: 'the functions',
    args: ['run', 'build', '-w', 'functions'],
    files: {
      inputs: [...project, 'functions/package.json', 'functions/rolldown.config.ts', 'functions/src'],
      outputs: ['functions/lib/index.js', 'functions/lib/start.js'],
    },
  },
  web: {
    name: 'the web app',
    args: ['run', 'build', '-w', 'web', '--', '--mode', 'demo'],
    files: {
      inputs: [...project, 'functions/package.json', 'functions/src', 'web'],
      outputs: ['functions/lib/web/server.js', 'web/dist-demo/app.html', 'web/dist-demo/robots.txt'],
    },
  },
};

/**
 * As `npm run build` does, unless nothing has changed since the last build.
 * @throws Problem with the lines that say why it failed
 */
export async function build(
  part: Part,
  report: (line: string) => void,
  signal: AbortSignal,
  env: Record<string, string> = {},
): Promise<void> {
  const { name, args, files } = builds[part];
  if (await isBuilt(part, files, env)) return;
  report(`Building ${name}`);
  const { code, output } = await runQuietly('npm', args, { log: logFile, signal, env });
  if (code === 0) return noteBuild(part, files, env);
  throw new Problem(`Building ${name} failed, correct this and start again:\n${errorLines(output)}`);
}
