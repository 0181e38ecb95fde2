import { connect, createServer } from 'node:net';
import { Problem } from './problem.ts';
import { type Address, addressOf, type Emulator, emulatorNames } from './project.ts';

const meaning: Record<Emulator | 'ui', string> = {
  auth: 'sign-in (auth)',
  firestore: 'the database (firestore)',
  functions: 'the functions',
  hosting: 'the shop itself (hosting)',
  storage: 'the covers (storage)',
  ui: 'the Emulator UI',
};

/** The sentence for ports that other programs hold. */
export function takenSentence(taken: readonly (Emulator | 'ui')[]): string {
  const ports = taken.map((name) => `${addressOf(name).port} for ${meaning[name]}`).join(', ');
  const [noun, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  return `${noun} ${ports} ${verb} taken: stop the program that listens there (another \`npm start\` perhaps), or change the port in firebase.json.`;
}

function isFree({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** Throws a Problem that names the ports somebody else listens on. */
export async function requireFreePorts(withUi: boolean): Promise<void> {
  const names = withUi ? ([...emulatorNames, 'ui'] as const) : emulatorNames;
  const taken: (Emulator | 'ui')[] = [];
  for (const name of names) if (!(await isFree(addressOf(name)))) taken.push(name);
  if (taken.length > 0) throw new Problem(takenSentence(taken));
}

function answers({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });
}

/** Reports each emulator once it listens, until it is stopped. */
export function watchPorts(report: (line: string) => void): { stop(): void } {
  const awaited = new Set(emulatorNames);
  const look = async () => {
    for (const name of awaited) {
      if (!(await answers(addressOf(name)))) continue;
      awaited.delete(name);
      report(`  ${meaning[name]} listens on ${addressOf(name).port}`);
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => console.warn(error));
  }, 700);
  return { stop: () => clearInterval(timer) };
}
