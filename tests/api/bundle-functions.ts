import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The functions that the tests of the API call; beside the pages' own files, where the deployed ones are, too. */
export const testedBundle = new URL('../../functions/lib/tested.js', import.meta.url);

/** The same for an instance that knows nothing yet. */
export const anotherInstance = (): URL => new URL(`?${crypto.randomUUID()}`, testedBundle);

/** Bundles the functions as they are deployed, but with the tests' own copy of Firebase's libraries. */
export default async function bundleFunctions(): Promise<() => void> {
  const outfile = fileURLToPath(testedBundle);
  await build({
    entryPoints: [fileURLToPath(new URL('../../functions/src/index.ts', import.meta.url))],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    outfile,
  });
  return () => rmSync(outfile);
}
