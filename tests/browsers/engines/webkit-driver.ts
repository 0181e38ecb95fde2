import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { answers } from '../../emulators/ports.ts';
import { ownProgram } from '../../emulators/processes.ts';
import { listen } from '../../fixtures/listen.ts';

const host = '127.0.0.1';
const withinMs = 20_000;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await once(server.close(), 'close');
  return port;
}

export interface RunningDriver {
  address: string;
  close(): Promise<void>;
}

/** @param screen where the browser shows its windows */
export async function startWebKitDriver(screen: string): Promise<RunningDriver> {
  const port = await freePort();
  const driver = execa('WebKitWebDriver', [`--port=${port}`, `--host=${host}`], {
    ...ownProgram,
    stdio: 'ignore',
    env: {
      DISPLAY: screen,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The browser would start services of the desktop, which outlive it.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      NO_AT_BRIDGE: '1',
      // A computer without a network would tell pages that they are offline, and Firebase then waits for 5 seconds
      // only.
      GIO_USE_NETWORK_MONITOR: 'base',
    },
  });
  const deadline = Date.now() + withinMs;
  while (!(await answers({ host, port }))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not answer');
    await setTimeout(50);
  }
  return {
    address: `http://${host}:${port}`,
    async close() {
      driver.kill();
      await driver;
    },
  };
}
