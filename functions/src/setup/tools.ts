export type Program = 'gcloud' | 'firebase' | 'npm';

export interface RunOptions {
  /** Passed by stdin, so that a secret is in no command line. */
  input?: string;
  /** Whether its output is shown at once. */
  isShown?: boolean;
  /** For interactive programs; their output is not captured. */
  hasTerminal?: boolean;
}

/** All side effects of the steps; tests replace them. */
export interface Tools {
  /** The output of a program that changes nothing. @throws ToolFailed */
  read(program: Program, args: readonly string[]): Promise<string>;
  /** @throws ToolFailed */
  run(program: Program, args: readonly string[], options?: RunOptions): Promise<void>;
  /** GET from one of Google's APIs; undefined for 404. @throws ToolFailed */
  get(address: string): Promise<unknown>;
  /** POST to one of Google's APIs. @throws ToolFailed */
  post(address: string, body: object): Promise<void>;
  /** A file of the repository; undefined when missing. */
  readFile(name: string): string | undefined;
  writeFile(name: string, text: string): void;
  /** Polls every few seconds. @returns whether it came true in time */
  waitFor(isSo: () => Promise<boolean>): Promise<boolean>;
  pause(seconds: number): Promise<void>;
  say(line: string): void;
}

const plain = /^[\w@%+=:,./-]+$/;

/** The command as typed in a shell; input is only indicated. */
export function inShell(program: Program, args: readonly string[], { input }: RunOptions = {}): string {
  const words = [...(program === 'firebase' ? ['npx'] : []), program, ...args];
  const typed = words.map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return `${typed.join(' ')}${input === undefined ? '' : '   # reads the value, which stands in no command'}`;
}

const shownLines = 15;

export class ToolFailed extends Error {
  override name = 'ToolFailed';
  /** All its output, which contains no secrets: those are only passed in. */
  readonly output: string;

  constructor(command: string, output: string) {
    super(`This failed: ${command}\n${output.trim().split('\n').slice(-shownLines).join('\n')}`);
    this.output = output;
  }
}

/** Reads, but only reports changes. What cannot be read yet, such as a missing project, counts as empty. */
export function dryRun({ read, get, readFile, say }: Tools): Tools {
  return {
    read: (program, args) => read(program, args).catch(() => ''),
    run: async (program, args, options) => say(`  ${inShell(program, args, options)}`),
    get: (address) => get(address).catch(() => undefined),
    post: async (address, body) => say(`  POST ${address} ${JSON.stringify(body)}`),
    readFile,
    writeFile: (name, text) => say(`  writes ${name}:\n${text.trimEnd().replace(/^/gm, '    ')}`),
    waitFor: async () => true,
    pause: async () => {},
    say,
  };
}
