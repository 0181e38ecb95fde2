import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { supportedBrowsers } from '../build/supported-browsers.ts';
import { leaveOutUnneeded, markUtilities } from './mark-styles.ts';
import { withPageData, withShopData } from './shell-template.ts';

/**
 * Writes the pages function's documents beside its server bundle: `app.html` as Hosting serves it, for when a page
 * fails; `shell.html`, the same with places for the shop's settings; and those of rendered pages, with their styles
 * inlined and the script that starts their hydration. Hosting also serves the shell as `404.html` at unknown addresses.
 * @param documents the names of those of rendered pages, with the files that such a page needs beside the app
 */
export async function writePageTemplates(
  clientFolder: string,
  serverFolder: string,
  styles: string,
  documents: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const shell = path.join(clientFolder, 'app.html');
  const html = await readFile(shell, 'utf8');
  const page = withPageData(html).replace(/\s*<noscript>.*?<\/noscript>/s, '');
  await Promise.all([
    ...Array.from(documents, async ([name, files]) =>
      writeFile(
        path.join(serverFolder, `${name}.html`),
        await startedLater(page, styles, 'start-hydration.ts', files),
      ),
    ),
    writeFile(path.join(serverFolder, 'shell.html'), withShopData(html)),
    copyFile(shell, path.join(serverFolder, 'app.html')),
    copyFile(shell, path.join(clientFolder, '404.html')),
  ]);
}

/**
 * For a document that is painted with its HTML: inlines its styles, and a script of `web/ssr` loads the app later.
 * @param files what the app will import, which otherwise would be requested only once it runs
 */
export async function startedLater(
  html: string,
  styles: string,
  start: StartScript,
  files: readonly string[],
): Promise<string> {
  const wholeStyles = /<link rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1];
  const app = [...html.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].at(-1)?.[1];
  if (!wholeStyles || !app) throw new Error('The app has no style sheet or no script');
  const script = await buildStart(start);
  // The app first, since what it imports is of no use before it runs.
  const data = `data-app="${app}" data-styles="${wholeStyles}" data-files="${[app, ...files].join(' ')}"`;
  return (
    html
      .replace(/\s*<script type="module".*?<\/script>/g, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // Without JavaScript the whole style sheet would never come.
      .replace(
        /<link rel="stylesheet"[^>]*>/,
        (link) => `<style>${styles}</style><noscript>${link}</noscript>`,
      )
      .replace(/>\s+</g, '><')
      .replace('</head>', () => `<script ${data}>${script}</script></head>`)
  );
}

/**
 * Takes the style sheet of `page.css` out of the folder, since it goes into the pages, and marks it for `stylesFor`.
 */
export async function takePageStyles(clientFolder: string): Promise<string> {
  const folder = path.join(clientFolder, 'assets');
  const file = (await readdir(folder)).find((name) => /^page-.*\.css$/.test(name));
  if (!file) throw new Error('page.css was not built');
  const styles = await readFile(path.join(folder, file), 'utf8');
  await rm(path.join(folder, file));
  return markUtilities(leaveOutUnneeded(styles.trim()));
}

export const startScripts = ['start-hydration.ts', 'start-shell.ts', 'start-desk.ts'] as const;
type StartScript = (typeof startScripts)[number];

/**
 * A page's inline script. The Content-Security-Policy allows it by its hash, so it must depend on its sources only: the
 * app's addresses stand beside it.
 */
export async function buildStart(start: StartScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, start)],
    bundle: true,
    format: 'iife',
    target: supportedBrowsers,
    minify: true,
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${start} was not built`);
  return script.text.trim();
}
