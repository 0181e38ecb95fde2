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

/** As the user reads it who is signed in to the app. */
export function firestoreOf(app: FirebaseApp): Firestore {
  const database = getFirestore(app);
  if (emulatorHost) connectFirestoreEmulator(database, emulatorHost, emulatorPorts.firestore);
  return database;
}

/** As the shopper reads it. */
export const firestore = firestoreOf(firebaseApp);

/** Browsers never write these documents. */
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
