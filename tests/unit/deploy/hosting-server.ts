import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { listen } from '../../fixtures/listen.ts';

export interface LocalServer {
  address: string;
  close(): void;
}

export async function serve(answer: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  return { address: `http://127.0.0.1:${await listen(server)}`, close: () => server.close() };
}

type Answer = (...args: [...Parameters<RequestListener>, next: (error?: unknown) => void]) => void;

interface Superstatic {
  default(options: { config: object; cwd: string; stack: 'strict'; fallthrough: false }): Answer;
}

const ofFirebaseTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));
const superstatic: Superstatic = ofFirebaseTools('superstatic');

/** As the Hosting emulator does: with its own server, by the rules of firebase.json. */
export function serveHosting(folder: string, config: object): Promise<LocalServer> {
  const hosting = { ...config, public: '.' };
  const answer = superstatic.default({ config: hosting, cwd: folder, stack: 'strict', fallthrough: false });
  return serve((request, response) => answer(request, response, () => response.writeHead(500).end()));
}
