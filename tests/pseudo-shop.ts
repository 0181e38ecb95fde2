import { build } from './emulators/build.ts';
import { report } from './emulators/console.ts';
import type { Run } from './stages.ts';

/** Runs a stage on the shop in a language of tests, which is read from right to left; those after it find the English one. */
export function inPseudoLocale(run: Run): Run {
  return async (given, signal) => {
    await build('web', report, signal, { VITE_SHOP_LANGUAGE: 'en-XB' });
    try {
      return await run(given, signal);
    } finally {
      await build('web', report, signal);
    }
  };
}
