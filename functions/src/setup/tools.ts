export type Program = 'gcloud' | 'firebase' | 'npm';

export interface RunOptions {
  /** What the program reads: a secret stands nowhere else. */
  input?: string;
  /** Whether the operator sees at once what it prints. */
  isShown?: boolean;
  /** Whether it has the terminal to itself, since it asks something; what it prints is not known then. */
  hasTerminal?: boolean;
}

/** What the steps see of the world; without a terminal, a network and files it is one of the tests'. */
export interface Tools {
  /** What a program prints that changes nothing. @throws ToolFailed */
  read(program: Program, args: readonly string[]): Promise<string>;
  /** Lets a program change something. @throws ToolFailed */
  run(program: Program, args: readonly string[], options?: RunOptions): Promise<void>;
  /** What one of Google's APIs has at an address; undefined for nothing. @throws ToolFailed */
  get(address: string): Promise<unknown>;
  /** Sends something to one of Google's APIs, which changes something. @throws ToolFailed */
  post(address: string, body: object): Promise<void>;
  /** The text of a file of the repository; undefined when there is none. */
  readFile(name: string): string | undefined;
  writeFile(name: string, text: string): void;
  /** Waits until something is so, and looks every few seconds. @returns whether it came to be so */
  waitFor(isSo: () => Promise<boolean>): Promise<boolean>;
  pause(seconds: number): Promise<void>;
  say(line: string): void;
}

const plain = /^[\w@%+=:,./-]+$/;

/** A command as it can be typed; of what it reads only that it does. */
export function inShell(program: Program, args: readonly string[], { input }: RunOptions = {}): string {
  const words = [...(program === 'firebase' ? ['npx'] : []), program, ...args];
  const typed = words.map((word) => (plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  return `${typed.join(' ')}${input === undefined ? '' : '   # reads the value, which stands in no command'}`;
}

const shownLines = 15;

/** A program or an API that did not do what it was asked for. */
export class ToolFailed extends Error {
  override name = 'ToolFailed';
  /** All that it printed, which holds no secret: secrets are only read. */
  readonly output: string;

  constructor(command: string, output: string) {
    super(`This failed: ${command}\n${output.trim().split('\n').slice(-shownLines).join('\n')}`);
    this.output = output;
  }
}

/** Tools that look, and say what they would change. What cannot be read yet, such as a project that does not exist, is empty. */
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
