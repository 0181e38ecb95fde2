import { addAbortSignal, Readable } from 'node:stream';
import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Query,
  QueryDocumentSnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { region } from './region.ts';

function app() {
  return getApps()[0] ?? initializeApp();
}

export interface CreatingWrite {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** A transaction, which reads with locks, or the database, which does not. */
export interface DocumentReader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

export function database(): Firestore {
  return getFirestore(app());
}

/** The moment must be within the last hour. */
export function readAt<T>(readTime: Timestamp, read: (moment: Transaction) => Promise<T>): Promise<T> {
  return database().runTransaction(read, { readOnly: true, readTime });
}

/** The database stops sending when the signal is aborted. */
export async function* streamDocuments(
  query: Query,
  signal?: AbortSignal,
): AsyncGenerator<QueryDocumentSnapshot> {
  const stream = query.stream();
  if (signal && stream instanceof Readable) addAbortSignal(signal, stream);
  for await (const snapshot of stream) {
    if (snapshot instanceof QueryDocumentSnapshot) yield snapshot;
  }
}

/** Costs one read. */
export async function isAny(query: Query): Promise<boolean> {
  return !(await query.limit(1).select().get()).empty;
}

/** Costs one read per thousand documents. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Loaded on first use, since most calls never need it. */
export async function authentication() {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(app());
}

/** Cloud Tasks delivers a task as the account that queued it. The emulator has none and would ask the cloud for it. */
function queueingApp() {
  if (!process.env.CLOUD_TASKS_EMULATOR_HOST) return app();
  const name = 'emulated-tasks';
  const options = { ...app().options, serviceAccountId: name };
  return getApps().find((one) => one.name === name) ?? initializeApp(options, name);
}

export async function taskQueue(name: string) {
  const { getFunctions } = await import('firebase-admin/functions');
  return getFunctions(queueingApp()).taskQueue(`locations/${region}/functions/${name}`);
}

/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage, which is not worth loading for a number. */
const retryAlways = 0;

/** Loaded on first use. */
export async function shopBucket() {
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app()).bucket();
  // Every operation here is idempotent.
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways;
  return bucket;
}

export type ShopBucket = Awaited<ReturnType<typeof shopBucket>>;
export type ShopFile = ReturnType<ShopBucket['file']>;

/** Loaded on first use: most shops never need it. */
export async function appCheck() {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(app());
}
