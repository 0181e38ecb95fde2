import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** Everything that can be made again; git ignores it. */
export const cacheFolder = path.join(root, '.cache');
export const logFile = path.join(cacheFolder, 'emulators.log');
export const projectId = 'demo-bookstore';

/** Lets every program of Node's that is started begin with what an earlier one has compiled. */
export const compileCache = { NODE_COMPILE_CACHE: path.join(cacheFolder, 'node-compile') };

const emulators = ['auth', 'firestore', 'functions', 'hosting', 'storage', 'tasks'] as const;
export type Emulator = (typeof emulators)[number];
export const emulatorNames: readonly Emulator[] = emulators;

export interface Address {
  host: string;
  port: number;
}

interface FirebaseJson {
  emulators: Record<Emulator | 'ui', Address>;
}

const firebaseJson: FirebaseJson = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

/** Where firebase.json puts an emulator. */
export function addressOf(emulator: Emulator | 'ui'): Address {
  return firebaseJson.emulators[emulator];
}

export function hostOf(emulator: Emulator | 'ui'): string {
  const { host, port } = addressOf(emulator);
  return `${host}:${port}`;
}

/** Where Hosting's emulator answers, and what the pages of the demo shop call their own. */
export const hostingAddress = `http://${hostOf('hosting')}`;
/** Names the address of a shop that answers without Hosting's emulator. */
export const shopHereVariable = 'SHOP_HERE';
/** Where the shop answers: Hosting, or a process of the tests in its place. */
export const shopAddress = process.env[shopHereVariable] ?? hostingAddress;
/** Where `npm run dev` serves the web app, with hot reload. */
export const viteServer: Address = { host: '127.0.0.1', port: 5173 };

/** What Firebase's libraries read to find the emulators instead of the cloud. */
export function emulatorVariables(): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_AUTH_EMULATOR_HOST: hostOf('auth'),
    FIRESTORE_EMULATOR_HOST: hostOf('firestore'),
    FIREBASE_STORAGE_EMULATOR_HOST: hostOf('storage'),
    STORAGE_EMULATOR_HOST: `http://${hostOf('storage')}`,
    CLOUD_TASKS_EMULATOR_HOST: hostOf('tasks'),
    // Without it the Admin SDK looks for a cloud's metadata server, and waits for it.
    METADATA_SERVER_DETECTION: 'none',
    // What is folded outside of the functions names the same addresses as they do.
    SHOP_ADDRESS: hostingAddress,
    ...compileCache,
  };
}

export function makeCacheFolder(): void {
  mkdirSync(cacheFolder, { recursive: true });
}
