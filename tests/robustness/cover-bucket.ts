import { hostOf } from '../emulators/project.ts';
import { openStorageGate, type StorageGate } from './storage-gate.ts';

/** A bucket of one test's own, which no function is told of. */
export interface OwnBucket {
  /** The bucket behind a gate: what the shop is given. */
  gate: StorageGate;
  /** What Storage tells of a file in the books folder; undefined when it is not there. */
  stateOf(name: string): Promise<FileState | undefined>;
  /** Stores a file in the books folder past the gate, over another one if there is one. */
  store(name: string, bytes?: Uint8Array | string): Promise<FileState>;
  describe(name: string, metadata: Record<string, string | null>): Promise<void>;
  remove(name: string): Promise<void>;
}

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

async function ask(address: string, method: string, type = '', body?: Uint8Array | string) {
  const headers = type ? { 'content-type': type } : undefined;
  const sent = typeof body === 'object' ? new Uint8Array(body) : body;
  const answer = await fetch(address, {
    method,
    ...(headers ? { headers } : {}),
    ...(sent ? { body: sent } : {}),
  });
  if (!answer.ok && answer.status !== 404) throw new Error(`${method} ${address} answered ${answer.status}`);
  return answer;
}

export async function openOwnBucket(): Promise<OwnBucket> {
  const bucket = `covers-${crypto.randomUUID()}`;
  const objects = `${emulator}/b/${bucket}/o`;
  const fileAt = (name: string) => `${objects}/${encodeURIComponent(`books/${name}`)}`;
  const stateOf = async (name: string): Promise<FileState | undefined> => {
    const answer = await ask(fileAt(name), 'GET');
    return answer.ok ? answer.json() : undefined;
  };
  return {
    gate: await openStorageGate(bucket),
    stateOf,
    store: async (name, bytes = 'a picture') => {
      const before = (await stateOf(name))?.generation;
      const address = `${emulator}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(`books/${name}`)}`;
      for (;;) {
        const state: FileState = await (await ask(address, 'POST', 'image/png', bytes)).json();
        // The emulator's generations are milliseconds: the next one is another.
        if (state.generation !== before) return state;
      }
    },
    describe: async (name, metadata) => {
      await ask(fileAt(name), 'PATCH', 'application/json', JSON.stringify({ metadata }));
    },
    remove: async (name) => {
      await ask(fileAt(name), 'DELETE');
    },
  };
}

/** The instant that lies so many hours after a file was stored. */
export function hoursAfter({ timeCreated }: Pick<FileState, 'timeCreated'>, hours: number): Date {
  return new Date(Date.parse(timeCreated) + hours * 60 * 60 * 1000);
}
