import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { CoverBucket } from '../../functions/src/firebase.ts';
import { hostOf, projectId } from '../emulators/project.ts';

/**
 * A gate before the Storage emulator that holds to the conditions of a request as the cloud does, and which the
 * emulator passes over: 412 when the file is no longer of that generation, 404 when that generation is not there.
 */
export interface StorageGate {
  bucket: CoverBucket;
  /** Runs once, when the next request of this method has arrived and before it is judged. */
  before(method: string, task: () => Promise<void>): void;
  close(): Promise<void>;
}

const emulator = `http://${hostOf('storage')}`;

async function refusalOf(address: URL): Promise<number | undefined> {
  const asked = ['generation', 'ifGenerationMatch', 'ifMetagenerationMatch'].filter((name) =>
    address.searchParams.has(name),
  );
  if (asked.length === 0) return undefined;
  const current = await fetch(emulator + address.pathname.replace(/^\/download/, ''));
  if (!current.ok) return 404;
  const { generation, metageneration } = await current.json();
  const state: Record<string, string> = {
    generation,
    ifGenerationMatch: generation,
    ifMetagenerationMatch: metageneration,
  };
  const broken = asked.find((name) => address.searchParams.get(name) !== state[name]);
  return broken === undefined ? undefined : broken === 'generation' ? 404 : 412;
}

async function passOn(request: IncomingMessage, address: URL): Promise<Response> {
  const status = await refusalOf(address);
  if (status) return Response.json({ error: { code: status, message: 'Refused at the gate' } }, { status });
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? null : new Uint8Array(await buffer(request));
  const type = headers['content-type'];
  return fetch(emulator + address.pathname + address.search, {
    method,
    body,
    headers: type ? { 'content-type': type } : {},
  });
}

/** A bucket of its own, which no function is told of, behind a gate. */
export async function openStorageGate(bucketName: string): Promise<StorageGate> {
  const waiting = new Map<string, () => Promise<void>>();
  const server = createServer(async (request, response) => {
    const task = waiting.get(request.method ?? '');
    waiting.delete(request.method ?? '');
    await task?.();
    const answer = await passOn(request, new URL(request.url ?? '', emulator));
    const kept = ['content-type', 'x-goog-hash'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The gate has no port');
  // The library takes the emulator's address from here alone, when it is made.
  const before = process.env.STORAGE_EMULATOR_HOST;
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${bound.port}`;
  const app = initializeApp({ projectId }, bucketName);
  const bucket = getStorage(app).bucket(bucketName);
  process.env.STORAGE_EMULATOR_HOST = before;
  return {
    bucket,
    before: (method, task) => void waiting.set(method, task),
    close: async () => {
      server.close();
      await deleteApp(app);
    },
  };
}
