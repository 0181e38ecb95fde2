import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Address } from '../emulators/project.ts';
import { passwordHash } from '../emulators/secrets.ts';
import { demoAdmin } from '../fixtures/demo-shop/admin.ts';

/** The API in a process of its own, for what the emulators would stop before it reaches the shop. */
export interface DirectApi {
  address: Address;
  /** Everything that it has printed. */
  printed(): string;
  stop(): void;
}

/** @param more variables of its environment, such as another project */
export async function startDirectApi(more: Record<string, string> = {}): Promise<DirectApi> {
  const hash = passwordHash(demoAdmin.password);
  const env = { ...process.env, ADMIN_USERNAME: demoAdmin.username, ADMIN_PASSWORD_HASH: hash, ...more };
  const child = fork(path.join(import.meta.dirname, 'serve-api.ts'), { silent: true, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const [started] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof started?.port !== 'number') throw new Error(`The API did not start: ${printed}`);
  const address = { host: '127.0.0.1', port: started.port };
  return { address, printed: () => printed, stop: () => child.disconnect() };
}
