import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Address } from '../../emulators/project.ts';
import { passwordHash } from '../../emulators/secrets.ts';
import { demoAdmin } from '../../fixtures/demo-shop/admin.ts';

/** The API as it is behind Google's front, for what the emulators would stop before it reaches the shop. */
export interface LoneApi {
  address: Address;
  /** Everything that it has printed. */
  printed(): string;
  stop(): void;
}

export async function startLoneApi(): Promise<LoneApi> {
  const secrets = {
    ADMIN_USERNAME: demoAdmin.username,
    ADMIN_PASSWORD_HASH: passwordHash(demoAdmin.password),
  };
  const script = path.join(import.meta.dirname, 'serve-api.ts');
  const child = fork(script, { silent: true, env: { ...process.env, ...secrets } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const [place] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof place?.port !== 'number') throw new Error(`The API did not start alone: ${printed}`);
  const address = { host: '127.0.0.1', port: place.port };
  return { address, printed: () => printed, stop: () => child.disconnect() };
}
