import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';

const unusedFirebaseProduct = new URL('./src/lib/unused-firebase-product.ts', import.meta.url).pathname;

/** The emulator that `npm run dev` puts behind Vite's server; in production Hosting rewrites /api itself. */
const hostingEmulator = 'http://127.0.0.1:5000';

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, import.meta.dirname);
  if (command === 'build' && !env.VITE_FIREBASE_PROJECT_ID) {
    throw new Error(
      'web/.env.production is missing: it names the Firebase project (see "Deploy" in the README).',
    );
  }
  return {
    root: import.meta.dirname,
    plugins: [react(), tailwindcss()],
    resolve: {
      alias: [
        // reactfire imports every Firebase product statically, and firebase/firestore a regular-expression
        // engine that only its Pipelines use: together more than 130 KiB (brotli) that the shop never runs.
        { find: /^firebase\/(database|functions|remote-config)$/, replacement: unusedFirebaseProduct },
        { find: /^re2js$/, replacement: unusedFirebaseProduct },
      ],
    },
    build: {
      target: 'es2022',
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: (id) => !/node_modules\/(reactfire|@firebase|firebase|rxfire|rxjs)\//.test(id),
        },
      },
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': hostingEmulator } },
  };
});
