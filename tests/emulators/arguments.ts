import { Problem } from './problem.ts';

export interface ExecArguments {
  filled: boolean;
  command: string;
  args: string[];
}

/** `[--no-fill] -- command…` */
export function parseExecArguments(given: readonly string[]): ExecArguments {
  const dashes = given.indexOf('--');
  const options = dashes < 0 ? given : given.slice(0, dashes);
  const [command, ...args] = dashes < 0 ? [] : given.slice(dashes + 1);
  const unknown = options.find((option) => option !== '--no-fill');
  if (unknown !== undefined || command === undefined) {
    throw new Problem('Use: node tests/emulators/exec.ts [--no-fill] -- <command> [arguments]');
  }
  return { filled: !options.includes('--no-fill'), command, args };
}

/** `[--dev]` */
export function parseStartArguments(given: readonly string[]): { dev: boolean } {
  const unknown = given.find((option) => option !== '--dev');
  if (unknown !== undefined)
    throw new Problem(`npm start knows no ${unknown}: use npm start, or npm run dev.`);
  return { dev: given.includes('--dev') };
}
