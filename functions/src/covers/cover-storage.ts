import { storageBucket } from 'firebase-functions/params';
import { type CoverStorage, storageOrigin } from '../shared/cover.ts';

/** Where browsers, and other machines, find the covers of this shop. */
export function coverStorage(): CoverStorage {
  const emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  return { origin: emulator ? `http://${emulator}` : storageOrigin, bucket: storageBucket.value() };
}
