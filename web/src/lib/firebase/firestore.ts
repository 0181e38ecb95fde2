import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore';
import { emulatorHost, emulatorPorts } from '#config/env.ts';
import { firebaseApp } from './firebase-app.ts';

/** The shop's database. Browsers only read it; every write goes through the API. */
export const firestore = getFirestore(firebaseApp);

if (emulatorHost) connectFirestoreEmulator(firestore, emulatorHost, emulatorPorts.firestore);
