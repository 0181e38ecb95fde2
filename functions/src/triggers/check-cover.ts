import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { shopBucket } from '../platform/firebase.ts';
import { serviceAccountOf } from './service-accounts.ts';

/**
 * Checks each file that was uploaded. Without a region of its own it runs where the bucket is. One file at a time, since a
 * picture takes much memory once it is decoded; and again when it fails, since a file that was not checked would stay.
 */
export const checkCover = onObjectFinalized(
  {
    bucket: storageBucket,
    serviceAccount: serviceAccountOf('checkCover'),
    memory: '512MiB',
    cpu: 1,
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 60,
    retry: true,
  },
  async ({ data }) => {
    const covers = await import('../covers/cover-check.ts');
    await covers.checkCover(await shopBucket(), data);
  },
);
