import path from 'node:path';
import { build } from 'esbuild';
import type { Answer } from '../../cdn/cdn-cache.ts';
import { type Ask, type CdnProxy, openCdnProxy } from '../../cdn/cdn-proxy.ts';
import { errorsPath, scriptPath } from './page-names.ts';

/** The shop behind its CDN, whose pages report their errors and find their elements for the tests. */
export interface WatchedShop extends CdnProxy {
  /** The errors since the last call. */
  takeErrors(): string[];
}

async function buildScript(): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'in-page.ts')],
    bundle: true,
    format: 'iife',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', process: '{"env":{}}', global: 'globalThis' },
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('in-page.ts was not built');
  return Buffer.from(script.contents);
}

function answer(status: number, type: string, body: Buffer): Answer {
  return { status, headers: { 'content-type': type, 'content-length': String(body.length) }, body };
}

/** Puts the script before everything else; the shop's Content-Security-Policy allows its own files. */
function withScript({ status, headers, body }: Answer): Answer {
  const html = body.toString().replace('<head>', `<head><script src="${scriptPath}"></script>`);
  const changed = Buffer.from(html);
  return { status, headers: { ...headers, 'content-length': String(changed.length) }, body: changed };
}

export async function openWatchedShop(): Promise<WatchedShop> {
  const script = await buildScript();
  const errors: string[] = [];
  const watch =
    (ask: Ask): Ask =>
    async (request, body) => {
      if (request.url === scriptPath) return answer(200, 'text/javascript', script);
      if (request.url === errorsPath) {
        errors.push(body.toString());
        return answer(200, 'text/plain', Buffer.alloc(0));
      }
      const given = await ask(request, body);
      return given.headers['content-type']?.startsWith('text/html') ? withScript(given) : given;
    };
  const shop = await openCdnProxy(watch);
  return { ...shop, takeErrors: () => errors.splice(0) };
}
