import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CallName } from '@bookstore/functions/shared/api-calls';
import { dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import type { PageRow } from '@bookstore/functions/shared/pages/page-row';
import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import type { Rolldown } from 'vite';
import { routeFile } from '../src/config/route-file.ts';
import { buildStart, startedLater } from '../ssr/page-template.ts';
import { documentOf, withShopData } from '../ssr/shell-template.ts';

type Output = Rolldown.RolldownOutput['output'];

/** The calls of the dashboard's first tables, and of the settings that these need. */
const overviewCalls: readonly CallName[] = [
  'GET /api/admin/sales',
  'GET /api/admin',
  'GET /api/settings',
  'GET /api/shop',
];

const authModule = 'src/lib/firebase/auth.ts';

const hydration = 'ssr/hydrate-app.tsx';

/** The modules that a page needs beside the app: its own and that of its guard. */
function modulesFor(name: string, page: PageRow): string[] {
  const guard = page.access === 'shopper' ? [authModule, hydration] : ['src/app/dashboard-router.tsx'];
  return [...guard, routeFile(name, page).slice(1)];
}

/** A module's chunk and all that it imports, without the app's own files. */
function filesFor(module: string, output: Output): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!holder) throw new Error(`${module} is in no file of the build`);
  const fileNames = new Set<string>();
  function add(fileName: string): void {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || chunk.isEntry || fileNames.has(fileName)) return;
    fileNames.add(fileName);
    for (const imported of chunk.imports) add(imported);
  }
  add(holder.fileName);
  return [...fileNames];
}

/** The shell's own files, and those that modules need beside them. */
export function shellFiles(modules: readonly string[], output: Output): string[] {
  const shared = output.filter((file) => (file.type === 'chunk' ? file.isEntry : isOfShell(file.fileName)));
  const needed = [
    ...shared.map(({ fileName }) => fileName),
    ...modules.flatMap((one) => filesFor(one, output)),
  ];
  return [...new Set(needed)].map((file) => `/${file}`).sort();
}

/** By document, what its pages import beside the app. */
export function pageDocuments(output: Output): Map<string, string[]> {
  const documents = new Map<string, string[]>();
  for (const [name, page] of Object.entries<PageRow>(shopPages)) {
    if (!page.rendered) continue;
    // Pages with a file of their own share a document, which names none of them.
    const modules = page.chunk ? [hydration, routeFile(name, page).slice(1)] : [hydration];
    const files = modules.flatMap((module) => filesFor(module, output));
    documents.set(
      documentOf(page),
      [...new Set(files)].map((file) => `/${file}`),
    );
  }
  return documents;
}

/** The app's style sheet, and the headings' font. */
const isOfShell = (fileName: string) => /(?:\/app-[^/]*\.css|fraunces-basic[^/]*\.woff2)$/.test(fileName);

/** Preloads the headings' font before the style sheet and the first of them are there. */
function headingFontIn(output: Output): string {
  const font = output.find(({ fileName }) => /fraunces-basic[^/]*\.woff2$/.test(fileName));
  if (!font) throw new Error('The font of the headings is missing');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.fileName}">`;
}

interface ShellParts {
  /** Called by every page that waits for who is signed in. */
  authServer: string;
  /** As `takePageStyles` marks them. */
  styles: string;
}

/**
 * Inlines the shell's styles, so that it is painted with its HTML. The whole style sheet, which scripts wait for,
 * follows the content; the scripts load after it and the headings' font.
 */
function paintedAtOnce(html: string, styles: string): string {
  const link = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  if (!link) throw new Error('The app has no style sheet');
  return html
    .replace(link, () => `<style>${styles}</style>`)
    .replace('</body>', () => `${link}</body>`)
    .replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}

/** With a script that calls for the dashboard's first tables. */
async function askingEarly(html: string): Promise<string> {
  const script = await buildStart('start-desk.ts');
  const addresses = overviewCalls.map((name) => name.replace('GET ', ''));
  return html.replace('<!--head-->', () => `<script data-calls="${addresses.join(' ')}">${script}</script>`);
}

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].flatMap(([, file]) => file ?? []);

/**
 * Writes the shells that preload their page's files. The pages function fills those of shoppers' pages with what is
 * shown before the sign-in is known. Hosting serves the dashboard's, which exists in the shop's first language only; a
 * script in it calls for the first tables ahead of the style sheet, which scripts wait for.
 */
export async function writeGuardedShells(
  { clientFolder, serverFolder }: Record<'clientFolder' | 'serverFolder', string>,
  languageRoot: string,
  output: Output,
  { authServer, styles }: ShellParts,
): Promise<void> {
  const shell = await readFile(path.join(clientFolder, 'app.html'), 'utf8');
  const pages = languageRoot ? shopPages : { ...shopPages, ...dashboardPages };
  for (const [name, page] of Object.entries<PageRow>(pages)) {
    if (!page.ownShell) continue;
    const modules = modulesFor(name, page);
    const files = new Set(modules.flatMap((module) => filesFor(module, output)));
    const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
    if (modules.includes(authModule)) links.push(`<link rel="preconnect" crossorigin href="${authServer}">`);
    if (page.access !== 'shopper') links.push(headingFontIn(output));
    const linked = shell.replace('</head>', () => `${links.join('')}</head>`);
    const [folder, html] =
      page.ownShell === 'filled'
        ? [
            serverFolder,
            await startedLater(withShopData(linked), styles, 'start-shell.ts', preloaded(linked)),
          ]
        : page.access === 'shopper'
          ? [serverFolder, paintedAtOnce(withShopData(linked), styles)]
          : [clientFolder, await askingEarly(linked)];
    await writeFile(path.join(folder, `${page.path.slice(1)}.html`), html);
  }
}
