import path from 'node:path';
import { build } from 'esbuild';
import { supportedBrowsers } from './supported-browsers.ts';

/**
 * Writes `sw.js`, for which browsers look at every visit. Each language has its own, for the pages below its root.
 * @param shellFiles what it keeps from the start; undefined where the operator has turned it off
 */
export async function writeServiceWorker(
  folder: string,
  languageRoot: string,
  shellFiles: string[] | undefined,
): Promise<void> {
  const source = shellFiles ? 'service-worker.ts' : 'retired-worker.ts';
  await build({
    entryPoints: [path.join(import.meta.dirname, '../worker', source)],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    format: 'iife',
    target: supportedBrowsers,
    minify: true,
    define: {
      languageRoot: JSON.stringify(languageRoot),
      shellFiles: JSON.stringify(shellFiles ?? []),
      // Leaves out serwist's messages of development.
      'process.env.NODE_ENV': '"production"',
    },
  });
}
