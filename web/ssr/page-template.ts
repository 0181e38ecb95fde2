import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { markUtilities } from './mark-styles.ts';

/**
 * Puts the two documents that the pages function answers with beside its server bundle: `app.html`, the shell
 * without content as Hosting serves it, and `page.html`, the same with the styles of a rendered page inside and with the
 * script that takes over a page which came with its content. Hosting finds the shell as `404.html`, too, which it
 * answers with that status at every address that is none.
 */
export async function writePageTemplates(clientFolder: string, serverFolder: string): Promise<void> {
  const shell = path.join(clientFolder, 'app.html');
  const [html, hydrate] = await Promise.all([
    readFile(shell, 'utf8'),
    buildHydrate(path.join(clientFolder, 'assets')),
  ]);
  const wholeStyles = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1];
  const scripts = [...html.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  const app = scripts.at(-1);
  if (!wholeStyles || !app) throw new Error('The app has no style sheet or no script');
  const styles = await takePageStyles(path.join(clientFolder, 'assets'));
  const page = html
    // The title that stands until the app has named the page; a rendered page has its own from the start.
    .replace(/\s*<title>.*?<\/title>/, '')
    .replace(/\s*<script type="module".*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${markUtilities(styles)}</style>`)
    .replace('<!--data-->', '<script id="page-data" type="application/json"><!--data--></script>')
    .replace(
      '</body>',
      `<script id="hydrate" type="module" src="/assets/${hydrate}" data-app="${app}" data-styles="${wholeStyles}"></script></body>`,
    )
    .replace(/>\s+</g, '><');
  await Promise.all([
    writeFile(path.join(serverFolder, 'page.html'), page),
    copyFile(shell, path.join(serverFolder, 'app.html')),
    copyFile(shell, path.join(clientFolder, '404.html')),
  ]);
}

/** The style sheet of `page.css`, which stands in no folder of its own once it is in the page. */
async function takePageStyles(folder: string): Promise<string> {
  const file = (await readdir(folder)).find((name) => /^page-.*\.css$/.test(name));
  if (!file) throw new Error('page.css was not built');
  const styles = await readFile(path.join(folder, file), 'utf8');
  await rm(path.join(folder, file));
  return styles.trim();
}

/**
 * The first script of a rendered page stands alone, outside of Vite's build: it must not wait for a file that it
 * shares with the app. @returns its file name
 */
async function buildHydrate(folder: string): Promise<string> {
  const { metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'start-hydration.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    outdir: folder,
    entryNames: '[name]-[hash]',
  });
  const [file] = Object.keys(metafile.outputs);
  if (!file) throw new Error('start-hydration.ts was not built');
  return path.basename(file);
}
