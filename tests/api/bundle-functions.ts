import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Beside the pages' own files, where the deployed functions are, too. */
export const testedBundle = new URL('../../functions/lib/tested.js', import.meta.url);

/** For an instance without caches. */
export const anotherInstance = (): URL => new URL(`?${crypto.randomUUID()}`, testedBundle);

/** As they are deployed, but with the tests' own copy of Firebase's libraries. */
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
