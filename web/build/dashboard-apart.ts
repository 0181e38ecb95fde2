import { shopPages } from '@bookstore/functions/shared/pages/shop-pages';
import type { Plugin, Rolldown } from 'vite';
import { routeFile } from '../src/config/route-file.ts';

/** The shop's pages reach the dashboard only through its router. */
const isOfDashboard = (id: string) => /\/src\/app\/(?:dashboard-router\.tsx|routes\/dashboard\/)/.test(id);

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** Includes the start. */
function reached(from: Iterable<string>, next: (one: string) => readonly string[]): Set<string> {
  const all = new Set(from);
  for (const one of all) for (const other of next(one)) all.add(other);
  return all;
}

/**
 * Modules in the files of shoppers' pages that only the dashboard imports.
 * @param pages modules of shoppers' pages
 * @param importsOf what a module imports, at once or later
 */
export function strayModules(
  pages: readonly string[],
  chunks: readonly Chunk[],
  importsOf: (module: string) => readonly string[],
): string[] {
  const ofShop = reached(pages, (one) => importsOf(one).filter((other) => !isOfDashboard(other)));
  const holders = chunks.filter(({ moduleIds }) => moduleIds.some((id) => pages.includes(id)));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = reached(
    holders.map(({ fileName }) => fileName),
    (one) => byName.get(one)?.imports ?? [],
  );
  return [...files].flatMap((file) => byName.get(file)?.moduleIds ?? []).filter((id) => !ofShop.has(id));
}

/** Fails a build in which a shopper would load what only the dashboard uses. */
export const keepDashboardApart: Plugin = {
  name: 'keep-dashboard-apart',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const begins = ['/src/main.tsx', '/ssr/hydrate-app.tsx'];
    const routes = Object.entries(shopPages).map(([name, page]) => routeFile(name, page).slice(1));
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const stray = strayModules(
      [...this.getModuleIds()].filter((id) => [...begins, ...routes].some((end) => id.endsWith(end))),
      chunks.map(({ modules, ...chunk }) => ({
        ...chunk,
        // The bundler's own modules begin with a zero.
        moduleIds: chunk.moduleIds.filter((id) => !id.startsWith('\0') && modules[id]?.renderedLength),
      })),
      (id) => {
        const module = this.getModuleInfo(id);
        return [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])];
      },
    );
    if (stray.length > 0) {
      this.error(
        `Shoppers would load what only the dashboard imports (see shared-files.ts): ${stray.join(', ')}`,
      );
    }
  },
};
