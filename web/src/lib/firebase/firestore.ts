import {
  connectFirestoreEmulator,
  type DocumentData,
  type Firestore,
  type FirestoreDataConverter,
  getFirestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { type FirebaseApp, firebaseApp } from './firebase-app.ts';

export {
  collection,
  type DocumentReference,
  doc,
  documentId,
  type Firestore,
  getDocFromServer,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';

/** The shop's database, as the user reads it who is signed in to the app. */
export function firestoreOf(app: FirebaseApp): Firestore {
  const database = getFirestore(app);
  if (emulatorHost) connectFirestoreEmulator(database, emulatorHost, emulatorPorts.firestore);
  return database;
}

/** The shop's database as the shopper reads it. */
export const firestore = firestoreOf(firebaseApp);

/** Reads a collection's documents as the shop's own types; browsers never write them. */
export function readAs<Model>(
  read: (id: string, data: DocumentData) => Model,
): FirestoreDataConverter<Model> {
  return {
    fromFirestore: (snapshot: QueryDocumentSnapshot) => read(snapshot.id, snapshot.data()),
    toFirestore() {
      throw new Error('Documents are written by the API alone');
    },
  };
}
