import path from 'node:path';
import { shopAddressOf } from '@bookstore/functions/shared/shop/shop-address';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, createBuilder, loadEnv, type Plugin, type UserConfig } from 'vite';
import { keepAlertStylesApart } from './build/alert-styles.ts';
import { keepDashboardApart } from './build/dashboard-apart.ts';
import { pageDocuments, shellFiles, writeGuardedShells } from './build/guarded-shells.ts';
import { type BuiltLanguage, builtLanguages, joinAssets } from './build/languages.ts';
import { writeRobots } from './build/robots.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { codeSplitting } from './build/shared-files.ts';
import { supportedBrowsers } from './build/supported-browsers.ts';
import { speak } from './build/words/translate-messages.ts';
import { takePageStyles, writePageTemplates } from './ssr/page-template.ts';

const root = import.meta.dirname;
/** The pages function finds the server bundle beside its own code. */
const serverRoot = path.join(root, '../functions/lib/web');
const unusedFirebaseProduct = path.join(root, 'build/unused-firebase-product.ts');
const unusedMutations = path.join(root, 'build/unused-mutations.ts');

/** Behind Vite's server in `npm run dev`; in production Hosting rewrites /api itself. */
const hostingEmulator = 'http://127.0.0.1:5000';

/** Vite's server looks for an index.html; that name would make Hosting serve it instead of the rendered home page. */
const serveShell: Plugin = {
  name: 'serve-shell',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.headers.accept?.includes('text/html')) request.url = '/app.html';
      next();
    });
  },
};

/** The server renders no page that comes in parts, so those parts stay out of its bundle. */
const leaveOutLazyParts: Plugin = {
  name: 'leave-out-lazy-parts',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveDynamicImport: (part) => (typeof part === 'string' ? { id: part, external: true } : null),
};

/** Where the authentication provider is asked who is signed in. */
function authServer({ VITE_EMULATOR_HOST: emulatorHost }: Record<string, string>): string {
  return emulatorHost ? `http://${emulatorHost}:9099` : 'https://identitytoolkit.googleapis.com';
}

/** A further language is built into a folder of its name, in the build of the first language. */
function configOf({ mode, command }: ConfigEnv, { language, root: languageRoot }: BuiltLanguage): UserConfig {
  const env = loadEnv(mode, root);
  // Hosting's emulator serves the one, a deploy uploads the other.
  const firstFolder = path.join(root, mode === 'demo' ? 'dist-demo' : 'dist');
  const clientFolder = path.join(firstFolder, languageRoot);
  const serverFolder = path.join(serverRoot, languageRoot);
  if (command === 'build' && !env.VITE_FIREBASE_PROJECT_ID) {
    throw new Error(
      'web/.env.production is missing: it names the Firebase project (see functions/RUNBOOK.md).',
    );
  }
  return {
    root,
    define: { 'import.meta.env.VITE_LANGUAGE_ROOT': JSON.stringify(languageRoot) },
    plugins: [
      speak(language, languageRoot),
      react(),
      tailwindcss(),
      serveShell,
      leaveOutLazyParts,
      keepDashboardApart,
      keepAlertStylesApart,
    ],
    resolve: {
      alias: [
        // reactfire imports every Firebase product statically, and firebase/firestore a regular-expression engine that
        // only its Pipelines use: together more than 130 KiB (brotli) that the shop never runs.
        { find: /^firebase\/(database|functions|remote-config)$/, replacement: unusedFirebaseProduct },
        { find: /^re2js$/, replacement: unusedFirebaseProduct },
        // TanStack Query brings its mutations to every page, though the shop writes by its own calls.
        { find: /^\.\/mutationCache\.js$/, replacement: unusedMutations },
      ],
    },
    // Browsers without module preloading load each file when it is needed.
    build: { target: supportedBrowsers, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    environments: {
      client: {
        build: {
          outDir: clientFolder,
          copyPublicDir: languageRoot === '',
          rolldownOptions: {
            input: 'app.html',
            output: { codeSplitting: codeSplitting(languageRoot) },
            treeshake: {
              moduleSideEffects: (id) =>
                !/node_modules\/(reactfire|@firebase|firebase|rxfire|rxjs|hoist-non-react-statics)\//.test(
                  id,
                ),
            },
          },
        },
      },
      ssr: {
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: {
          outDir: serverFolder,
          emptyOutDir: true,
          // It draws its pictures in the shop's colour.
          copyPublicDir: languageRoot === '',
          minify: true,
          rolldownOptions: { input: 'ssr/server-entry.tsx', output: { entryFileNames: 'server.js' } },
        },
      },
      page: {
        consumer: 'client',
        build: {
          outDir: clientFolder,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: 'ssr/page.css' },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        const { client, ssr, page } = builder.environments;
        if (!client || !ssr || !page) throw new Error('A part of the build is missing');
        const app = await builder.build(client);
        if (!('output' in app)) throw new Error('The app was not built as one');
        // In this order: the style sheet of a rendered page takes up what the server's bundle names.
        await builder.build(ssr);
        await builder.build(page);
        const styles = await takePageStyles(clientFolder);
        const parts = { authServer: authServer(env), styles };
        await writeGuardedShells({ clientFolder, serverFolder }, languageRoot, app.output, parts);
        await writePageTemplates(clientFolder, serverFolder, styles, pageDocuments(app.output));
        const shell = ['src/app/kept-pages.tsx', 'ssr/hydrate-app.tsx'];
        await writeServiceWorker(
          clientFolder,
          languageRoot,
          env.VITE_SERVICE_WORKER === 'off' ? undefined : shellFiles(shell, app.output),
        );
        if (languageRoot) return joinAssets(clientFolder, firstFolder);
        await writeRobots(
          clientFolder,
          shopAddressOf(env.VITE_SHOP_ADDRESS, env.VITE_FIREBASE_PROJECT_ID ?? ''),
        );
        const [, ...further] = builtLanguages(env);
        for (const one of further) {
          const config = { ...configOf({ mode, command }, one), mode, configFile: false as const };
          await (await createBuilder(config)).buildApp();
        }
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': hostingEmulator } },
  };
}

export default (env: ConfigEnv): UserConfig => configOf(env, builtLanguages(loadEnv(env.mode, root))[0]);
