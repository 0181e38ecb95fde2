import { storageBucket } from 'firebase-functions/params';
import { onObjectFinalized } from 'firebase-functions/v2/storage';
import { shopBucket } from '../platform/firebase.ts';
import { serviceAccountOf } from './service-accounts.ts';

/**
 * Checks each uploaded file. Without a region it runs where the bucket is. One file at a time, since a decoded picture
 * takes much memory; retried on failure, since an unchecked file would stay.
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
