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

/** A transaction or a batch. */
export interface CreatingWrite {
  create(document: DocumentReference, data: DocumentData): unknown;
}

/** A transaction, which reads with locks, or the database itself, which does not. */
export interface DocumentReader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** The shop's database. */
export function database(): Firestore {
  return getFirestore(app());
}

/** Reads the database as it was at one moment of the last hour. */
export function readAt<T>(readTime: Timestamp, read: (moment: Transaction) => Promise<T>): Promise<T> {
  return database().runTransaction(read, { readOnly: true, readTime });
}

/** What a query finds, one document at a time; the database stops sending when the signal is aborted. */
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

/** Whether a query finds anything, at one read. */
export async function isAny(query: Query): Promise<boolean> {
  return !(await query.limit(1).select().get()).empty;
}

/** How many documents a query finds, at a read for each thousand. */
export async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Firebase Authentication; loaded on first use, since most calls never need it. */
export async function authentication() {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(app());
}

/** Cloud Tasks hands a task over as the account that has queued it. Its emulator has none, and would have a cloud asked for it. */
function queueingApp() {
  if (!process.env.CLOUD_TASKS_EMULATOR_HOST) return app();
  const name = 'emulated-tasks';
  const options = { ...app().options, serviceAccountId: name };
  return getApps().find((one) => one.name === name) ?? initializeApp(options, name);
}

/** The queue of Cloud Tasks whose tasks a function of this name takes; loaded on first use. */
export async function taskQueue(name: string) {
  const { getFunctions } = await import('firebase-admin/functions');
  return getFunctions(queueingApp()).taskQueue(`locations/${region}/functions/${name}`);
}

/** `IdempotencyStrategy.RetryAlways` of @google-cloud/storage, which must not be loaded for a number. */
const retryAlways = 0;

/** The bucket with the covers and the files of imports; loaded on first use. */
export async function shopBucket() {
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app()).bucket();
  // Whatever the shop does to a file it may do twice, so a connection that breaks is no reason to give up.
  bucket.storage.retryOptions.idempotencyStrategy = retryAlways;
  return bucket;
}

export type ShopBucket = Awaited<ReturnType<typeof shopBucket>>;
export type ShopFile = ReturnType<ShopBucket['file']>;

/** Firebase App Check; loaded on first use, which most shops never come to. */
export async function appCheck() {
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck(app());
}
