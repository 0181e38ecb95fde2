import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from '../emulators/project.ts';

/** Names and contents, subfolders included, without pictures and fonts. */
export function textsIn(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:webp|avif|png|jpe?g|woff2?|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

/** The browser half, as for a real project; the environment gives its VITE_… values. */
export async function buildForProduction(folder: string): Promise<void> {
  await build({
    configFile: path.join(root, 'web/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    environments: { client: { build: { outDir: folder, emptyOutDir: true } } },
  });
}

export function wordsIn(texts: readonly [string, string][], words: readonly string[]): string[] {
  return texts.flatMap(([name, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
  );
}
