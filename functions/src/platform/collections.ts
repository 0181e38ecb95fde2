import type { CollectionReference, Firestore } from 'firebase-admin/firestore';
import type { CollectionName } from '../shared/collections.ts';
import { database } from './firebase.ts';

export function collection(name: CollectionName, store: Firestore = database()): CollectionReference {
  return store.collection(name);
}
