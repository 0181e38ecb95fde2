import { once } from 'node:events';
import { execa } from 'execa';
import { ownProgram } from '../../emulators/processes.ts';

export const windowSize = { width: 1280, height: 1024 };

export interface Screen {
  /** The value of DISPLAY: ':99' */
  name: string;
  close(): Promise<void>;
}

/** A virtual screen, for a browser that cannot run without one. */
export async function openScreen(): Promise<Screen> {
  const { width, height } = windowSize;
  const size = `${width}x${height}x24`;
  const screen = execa('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    ...ownProgram,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const number = screen.readable({ from: 'fd3' });
  const opened = once(number, 'data').then(([text]) => String(text).trim());
  const ended = screen.then(({ stderr }) => {
    throw new Error(`Xvfb opened no screen: ${stderr}`);
  });
  return {
    name: `:${await Promise.race([opened, ended])}`,
    async close() {
      screen.kill();
      await screen;
    },
  };
}
