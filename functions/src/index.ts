import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { adminSecrets } from './admin/credentials.ts';
import { createApi } from './api.ts';
import { createPages } from './pages.ts';

const publicFunction: HttpsOptions = {
  region: 'us-central1',
  memory: '512MiB',
  cpu: 1,
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 60,
  invoker: 'public',
};

export const api = onRequest({ ...publicFunction, secrets: adminSecrets }, createApi());

export const pages = onRequest(publicFunction, createPages());
