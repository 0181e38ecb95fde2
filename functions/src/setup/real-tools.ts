import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ExecaError, execa } from 'execa';
import { root } from '../deploy/web-configuration.ts';
import { askGoogle, GoogleRefusal } from '../platform/google-api.ts';
import { inShell, type Program, type RunOptions, ToolFailed, type Tools } from './tools.ts';

const lookEverySeconds = 5;
const mostLooks = 180;

function streamsOf({ input, isShown = false, hasTerminal = false }: RunOptions) {
  if (hasTerminal) return { stdio: 'inherit' } as const;
  const output = isShown ? (['inherit', 'pipe'] as const) : ('pipe' as const);
  const streams = { stdout: output, stderr: output, all: true } as const;
  return input === undefined ? ({ ...streams, stdin: 'ignore' } as const) : { ...streams, input };
}

function missing(program: Program): string {
  return program === 'gcloud'
    ? 'gcloud is not installed: https://cloud.google.com/sdk/docs/install'
    : `${program} is not there: run \`npm ci\`, and begin with \`npm run setup\`.`;
}

/** @param folder the repository */
export function realTools(project: string, folder = root): Tools {
  const placeOf = (name: string) => path.join(folder, name);

  /** @returns the program's output @throws ToolFailed */
  async function start(program: Program, args: readonly string[], options: RunOptions = {}): Promise<string> {
    const place = { cwd: folder, env: { GOOGLE_CLOUD_PROJECT: project } };
    try {
      const { stdout } = await execa(program, [...args], { ...place, ...streamsOf(options) });
      return String(stdout ?? '');
    } catch (error) {
      if (!(error instanceof ExecaError)) throw error;
      const reason = error.code === 'ENOENT' ? missing(program) : String(error.all ?? '');
      throw new ToolFailed(inShell(program, args, options), reason);
    }
  }

  /** @returns undefined for 404 @throws ToolFailed */
  async function ask(address: string, body?: object): Promise<unknown> {
    try {
      return await askGoogle(project, address, body);
    } catch (error) {
      if (!(error instanceof GoogleRefusal)) throw error;
      if (!body && error.status === 404) return undefined;
      throw new ToolFailed(address, error.message);
    }
  }

  return {
    read: start,
    run: async (...command) => void (await start(...command)),
    get: ask,
    post: async (address, body) => void (await ask(address, body)),
    readFile: (name) => (existsSync(placeOf(name)) ? readFileSync(placeOf(name), 'utf8') : undefined),
    writeFile: (name, text) => {
      mkdirSync(path.dirname(placeOf(name)), { recursive: true });
      writeFileSync(placeOf(name), text);
    },
    waitFor: async (isSo) => {
      for (let looks = 0; looks < mostLooks; looks += 1) {
        if (await isSo()) return true;
        await setTimeout(lookEverySeconds * 1000);
      }
      return false;
    },
    pause: (seconds) => setTimeout(seconds * 1000),
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
