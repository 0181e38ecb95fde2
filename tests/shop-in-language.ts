import { build } from './emulators/build.ts';
import { report } from './emulators/console.ts';
import type { Run } from './stages.ts';

/**
 * Runs a stage on a shop in this one language, which may be a pseudo-locale (see web/build/words/pseudo-locale.ts);
 * later stages find the English shop.
 */
export function inLanguage(language: string, run: Run): Run {
  return async (given, signal) => {
    const variables = { VITE_SHOP_LANGUAGE: language, VITE_SHOP_LANGUAGES: language };
    await build('web', report, signal, variables);
    // For the process that serves the shop.
    process.env.SHOP_LANGUAGE = language;
    try {
      return await run(given, signal);
    } finally {
      delete process.env.SHOP_LANGUAGE;
      await build('web', report, signal);
    }
  };
}
