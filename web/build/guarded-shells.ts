import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';

type Output = Rolldown.RolldownOutput['output'];

/**
 * The modules that the pages behind a guard need beside the app, by the page's address. Hosting serves /checkout from
 * checkout.html and so on: the shell, which asks for these at once and not only when the app has run.
 */
const needs: Record<string, string[]> = {
  checkout: ['src/lib/firebase/auth.ts', 'src/app/routes/checkout-route.tsx'],
  orders: ['src/lib/firebase/auth.ts', 'src/app/routes/orders-route.tsx'],
  dashboard: ['src/app/dashboard-pages.tsx', 'src/app/routes/dashboard-route.tsx'],
};

/** The files of the chunk that holds a module and of all that it imports, without the app's own. */
function filesFor(module: string, output: Output): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!holder) throw new Error(`${module} is in no file of the build`);
  const found = new Set<string>();
  function add(fileName: string): void {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || chunk.isEntry || found.has(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) add(imported);
  }
  add(holder.fileName);
  return [...found];
}

/** Writes the shells beside app.html. @param authServer is asked by every page that waits for who is signed in. */
export async function writeGuardedShells(folder: string, output: Output, authServer: string): Promise<void> {
  const shell = await readFile(path.join(folder, 'app.html'), 'utf8');
  for (const [page, modules] of Object.entries(needs)) {
    const files = new Set(modules.flatMap((module) => filesFor(module, output)));
    const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    if (modules.includes('src/lib/firebase/auth.ts')) {
      links.push(`<link rel="preconnect" crossorigin href="${authServer}">`);
    }
    const html = shell.replace('</head>', () => `${links.join('')}</head>`);
    await writeFile(path.join(folder, `${page}.html`), html);
  }
}
