import { onRequest } from 'firebase-functions/v2/https';
import { adminSecrets } from './admin/credentials.ts';
import { createApi } from './api.ts';

export const api = onRequest(
  {
    region: 'us-central1',
    memory: '512MiB',
    cpu: 1,
    concurrency: 40,
    maxInstances: 20,
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: adminSecrets,
  },
  createApi(),
);
