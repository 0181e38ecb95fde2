import { connect, createServer } from 'node:net';
import { Problem } from './problem.ts';
import { type Address, addressOf, type Emulator, emulatorNames } from './project.ts';

/** A place where a program of ours is to listen, and what it is for. */
export interface Place extends Address {
  purpose: string;
}

const purposes: Record<Emulator | 'ui', string> = {
  auth: 'sign-in (auth)',
  firestore: 'the database (firestore)',
  functions: 'the functions',
  hosting: 'the shop itself (hosting)',
  storage: 'the covers (storage)',
  ui: 'the Emulator UI',
};

export function placeOf(name: Emulator | 'ui'): Place {
  return { ...addressOf(name), purpose: purposes[name] };
}

/** The sentence for places where other programs listen. */
export function takenSentence(taken: readonly Place[]): string {
  const ports = taken.map(({ port, purpose }) => `${port} for ${purpose}`).join(', ');
  const [noun, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  return `${noun} ${ports} ${verb} taken: stop the program that listens there (another npm start perhaps) and start again.`;
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

function canListen({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port }, () => server.close(() => resolve(true)));
  });
}

/** macOS lets a second program listen beside one that listens on all addresses, so we knock, too. */
async function isFree(address: Address): Promise<boolean> {
  return !(await answers(address)) && (await canListen(address));
}

/** Throws a Problem that names the ports where somebody else listens. */
export async function requireFreePorts(places: readonly Place[]): Promise<void> {
  const free = await Promise.all(places.map(isFree));
  const taken = places.filter((_, index) => !free[index]);
  if (taken.length > 0) throw new Problem(takenSentence(taken));
}

/** Reports each emulator once it listens, until it is stopped. */
export function watchPorts(report: (line: string) => void): { stop(): void } {
  const awaited = new Set(emulatorNames);
  const look = async () => {
    for (const name of awaited) {
      if (!(await answers(addressOf(name)))) continue;
      awaited.delete(name);
      report(`  ${purposes[name]} on ${addressOf(name).port}`);
    }
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) => console.warn(error));
  }, 700);
  return { stop: () => clearInterval(timer) };
}
