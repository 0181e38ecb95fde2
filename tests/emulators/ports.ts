import { connect, createServer } from 'node:net';
import { Problem } from './problem.ts';
import { type Address, addressOf, type Emulator } from './project.ts';

/** Where one of our programs is to listen, and what it is for. */
export interface Place extends Address {
  purpose: string;
}

const purposes: Record<Emulator | 'ui', string> = {
  auth: 'sign-in (auth)',
  firestore: 'the database (firestore)',
  functions: 'the functions',
  hosting: 'the shop itself (hosting)',
  storage: 'the covers (storage)',
  tasks: 'the imports (tasks)',
  ui: 'the Emulator UI',
};

export function placeOf(name: Emulator | 'ui'): Place {
  return { ...addressOf(name), purpose: purposes[name] };
}

/** For places where other programs listen. */
function takenSentence(taken: readonly Place[]): string {
  const ports = taken.map(({ port, purpose }) => `${port} for ${purpose}`).join(', ');
  const [noun, verb] = taken.length === 1 ? ['Port', 'is'] : ['Ports', 'are'];
  return `${noun} ${ports} ${verb} taken: stop the program that listens there (another npm start perhaps) and start again.`;
}

export function answers({ host, port }: Address): Promise<boolean> {
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

/** macOS lets a second program listen beside one that listens on all addresses, so a connection is tried, too. */
async function isFree(address: Address): Promise<boolean> {
  return !(await answers(address)) && (await canListen(address));
}

/** @throws Problem that names the ports where another program listens */
export async function requireFreePorts(places: readonly Place[]): Promise<void> {
  const free = await Promise.all(places.map(isFree));
  const taken = places.filter((_, index) => !free[index]);
  if (taken.length > 0) throw new Problem(takenSentence(taken));
}
