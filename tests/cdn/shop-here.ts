import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import { answers, type Place } from '../emulators/ports.ts';
import { Problem } from '../emulators/problem.ts';
import { ownProgram } from '../emulators/processes.ts';
import { logFile } from '../emulators/project.ts';
import type { Run } from '../stages.ts';

/** For browser tests: one process serves the whole shop, see serve-shop.ts. */
export const shopHerePlace: Place = {
  host: '127.0.0.1',
  port: 5010,
  purpose: 'the shop of the browser tests',
};
export const shopHereAddress = `http://${shopHerePlace.host}:${shopHerePlace.port}`;

const startWithinMs = 60_000;

/** Serves the shop while a stage runs. */
export function withShopHere(run: Run): Run {
  return async (given, signal) => {
    const log = { file: logFile, append: true };
    const shop = execa('node', [path.join(import.meta.dirname, 'serve-shop.ts')], {
      ...ownProgram,
      stdin: 'ignore',
      stdout: log,
      stderr: log,
    });
    try {
      const deadline = Date.now() + startWithinMs;
      while (!(await answers(shopHerePlace))) {
        if (Date.now() > deadline) throw new Problem(`The shop does not answer: see ${logFile}.`);
        await setTimeout(100, undefined, { signal });
      }
      return await run(given, signal);
    } finally {
      shop.kill();
      await shop;
    }
  };
}
