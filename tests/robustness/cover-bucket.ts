import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { ShopBucket } from '../../functions/src/platform/firebase.ts';
import { hostOf, projectId } from '../emulators/project.ts';

/** A file as Storage tells of it. */
export interface FileState {
  name: string;
  generation: string;
  size: string;
  contentType: string;
  /** An ISO instant, by Storage's clock. */
  timeCreated: string;
}

const emulator = `http://${hostOf('storage')}`;

/** The status with which the cloud would refuse a request whose conditions are not met, if any. */
async function unmetCondition({ pathname, searchParams }: URL): Promise<number | undefined> {
  const conditions = ['generation', 'ifGenerationMatch', 'ifMetagenerationMatch'].filter((name) =>
    searchParams.has(name),
  );
  if (conditions.length === 0) return undefined;
  const current = await fetch(emulator + pathname.replace(/^\/download/, ''));
  if (!current.ok) return 404;
  const { generation, metageneration } = await current.json();
  const state = new Map([
    ['generation', generation],
    ['ifGenerationMatch', generation],
    ['ifMetagenerationMatch', metageneration],
  ]);
  const unmet = conditions.find((name) => searchParams.get(name) !== state.get(name));
  return unmet === undefined ? undefined : unmet === 'generation' ? 404 : 412;
}

async function forward(request: IncomingMessage, address: URL): Promise<Response> {
  const status = await unmetCondition(address);
  if (status)
    return Response.json({ error: { code: status, message: 'A condition is not met' } }, { status });
  const { method = 'GET', headers } = request;
  const type = headers['content-type'];
  return fetch(emulator + address.pathname + address.search, {
    method,
    body: method === 'GET' ? null : new Uint8Array(await buffer(request)),
    headers: type ? { 'content-type': type } : {},
  });
}

/** A bucket of one test's own, which no function is told of. */
export interface OwnBucket {
  /** What the shop is given. Its conditions on generations are held to as in the cloud; the emulator ignores them. */
  bucket: ShopBucket;
  /** Runs once, when the next request of this method has arrived and before it is judged. */
  before(method: string, task: () => Promise<unknown>): void;
  /** What Storage tells of a file in the books folder; undefined when it is not there. */
  stateOf(name: string): Promise<FileState | undefined>;
  /** Stores a file in the books folder without the shop, over another one if there is one. */
  store(name: string, bytes?: Uint8Array | string): Promise<FileState>;
  setMetadata(name: string, metadata: Record<string, string | null>): Promise<void>;
  remove(name: string): Promise<void>;
  close(): Promise<void>;
}

async function request(address: string, method: string, type?: string, body?: Uint8Array | string) {
  const headers = type ? { 'content-type': type } : {};
  const content = typeof body === 'string' ? body : body && new Uint8Array(body);
  const answer = await fetch(address, { method, headers, body: content ?? null });
  if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${address} answered ${answer.status}`);
  return answer;
}

type Tasks = Map<string, () => Promise<unknown>>;

/** Starts the proxy that judges conditions. @returns its port and what closes it */
async function startProxy(tasks: Tasks) {
  const server = createServer(async (incoming, response) => {
    const method = incoming.method ?? '';
    const task = tasks.get(method);
    tasks.delete(method);
    await task?.();
    const answer = await forward(incoming, new URL(incoming.url ?? '', emulator));
    for (const name of ['content-type', 'x-goog-hash']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The proxy has no port');
  return { port: bound.port, close: () => server.close() };
}

export async function openOwnBucket(): Promise<OwnBucket> {
  const name = `covers-${crypto.randomUUID()}`;
  const fileAt = (file: string) => `${emulator}/b/${name}/o/${encodeURIComponent(`books/${file}`)}`;
  const tasks: Tasks = new Map();
  const proxy = await startProxy(tasks);
  // The library reads the emulator's address from here alone, when it is created.
  const address = process.env.STORAGE_EMULATOR_HOST;
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${proxy.port}`;
  const app = initializeApp({ projectId }, name);
  const bucket = getStorage(app).bucket(name);
  process.env.STORAGE_EMULATOR_HOST = address;

  const stateOf = async (file: string): Promise<FileState | undefined> => {
    const answer = await request(fileAt(file), 'GET');
    return answer.ok ? answer.json() : undefined;
  };
  return {
    bucket,
    before: (method, task) => void tasks.set(method, task),
    stateOf,
    store: async (file, bytes = 'a picture') => {
      const before = (await stateOf(file))?.generation;
      const upload = `${emulator}/upload/storage/v1/b/${name}/o?uploadType=media&name=${encodeURIComponent(`books/${file}`)}`;
      for (;;) {
        const state: FileState = await (await request(upload, 'POST', 'image/png', bytes)).json();
        // The emulator's generations are milliseconds, so that two files can have the same one.
        if (state.generation !== before) return state;
      }
    },
    setMetadata: async (file, metadata) => {
      await request(fileAt(file), 'PATCH', 'application/json', JSON.stringify({ metadata }));
    },
    remove: async (file) => {
      await request(fileAt(file), 'DELETE');
    },
    close: async () => {
      proxy.close();
      await deleteApp(app);
    },
  };
}

/** The instant that lies so many hours after a file was stored. */
export function hoursAfter({ timeCreated }: Pick<FileState, 'timeCreated'>, hours: number): Date {
  return new Date(Date.parse(timeCreated) + hours * 60 * 60 * 1000);
}
