import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** For everything that can be made again; git ignores it. */
export const cacheFolder = path.join(root, '.cache');
export const logFile = path.join(cacheFolder, 'emulators.log');
export const projectId = 'demo-bookstore';

/** Lets every Node program reuse the compiled code of earlier ones. */
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

export function addressOf(emulator: Emulator | 'ui'): Address {
  return firebaseJson.emulators[emulator];
}

export function hostOf(emulator: Emulator | 'ui'): string {
  const { host, port } = addressOf(emulator);
  return `${host}:${port}`;
}

/** Hosting's emulator, also the own address of the demo shop's pages. */
export const hostingAddress = `http://${hostOf('hosting')}`;
/** The variable with the address of a shop that answers without Hosting's emulator. */
export const shopHereVariable = 'SHOP_HERE';
/** Hosting, or a process of the tests in its place. */
export const shopAddress = process.env[shopHereVariable] ?? hostingAddress;
/** Of `npm run dev`, with hot reload. */
export const viteServer: Address = { host: '127.0.0.1', port: 5173 };

/** By which Firebase's libraries find the emulators instead of the cloud. */
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
    // So that folds outside of the functions contain the same addresses.
    SHOP_ADDRESS: hostingAddress,
    ...compileCache,
  };
}

export function makeCacheFolder(): void {
  mkdirSync(cacheFolder, { recursive: true });
}
