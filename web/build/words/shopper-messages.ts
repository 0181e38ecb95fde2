import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { sourceMessages, yupModule } from './source-messages.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What shoppers read begins here: the pages of the shop, the mails, the papers and what machines read. */
const entries = [
  'web/src/main.tsx',
  'web/ssr/server-entry.tsx',
  ...filesIn('web/src/app/routes/rendered'),
  ...filesIn('web/src/app/routes/shop'),
  ...filesIn('functions/src/mail'),
  ...filesIn('functions/src/feeds'),
  'functions/src/invoices/invoice-pdf.ts',
  'functions/src/invoices/new-invoice.ts',
  'functions/src/orders/packing-slips.ts',
];

/** The dashboard's entry points: what only these import, no shopper reads. */
const ofTheDashboard = /\/(?:dashboard-router|admin-login-route|require-admin|shop-sections)\.tsx?$/;

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder)).map((file) => `${folder}/${file}`);
}

/** Undefined for an import of a library. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(importer), name);
  if (name.startsWith('#')) return `web/src/${name.slice(1)}`;
  return name.startsWith('@bookstore/functions/')
    ? `functions/src/${name.slice('@bookstore/functions/'.length)}.ts`
    : undefined;
}

function importsOf(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const names = [
    ...module.staticImports
      .filter(({ entries: taken }) => taken.length === 0 || taken.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries: given }) =>
      given.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
  ];
  return names.flatMap((name) => fileOf(name, file) ?? []);
}

function shopperFiles(): Set<string> {
  const visited = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    const isSource = /\.tsx?$/.test(file) && existsSync(path.join(root, file));
    if (!isSource || visited.has(file) || ofTheDashboard.test(file)) continue;
    visited.add(file);
    waiting.push(...importsOf(file));
  }
  return visited;
}

/** In English; all other messages are for the people of the dashboard. */
export function shopperMessages(): Set<string> {
  const files = shopperFiles();
  const ofShoppers = [...sourceMessages()].filter(([file]) => files.has(file) || file === yupModule);
  return new Set(ofShoppers.flatMap(([, messages]) => messages.map(({ key }) => key)));
}
