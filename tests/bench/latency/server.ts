import type { RequestListener } from 'node:http';
import express from 'express';
import { initializeApp } from 'firebase-admin/app';
import { type ApiFunction, functionOf } from '../../../functions/src/shared/api-functions.ts';
import { secretsFile } from '../../emulators/secrets.ts';
import { bareBook, bareList, bareOrder } from './bare-functions.ts';

// Serves the shop's API, as it is deployed, and the bare functions beside it: one process, one server, one
// database, so that they differ in nothing but what they do. Prints its port, and ends with its input.

process.loadEnvFile(secretsFile);
initializeApp();
const bundle = new URL('../../../functions/lib/index.js', import.meta.url);
const functions: Record<ApiFunction, RequestListener> = await import(bundle.href);

const server = express()
  .all('/bare/list', bareList)
  .all('/bare/book', bareBook)
  // The shop's code has taken the content type away.
  .all('/bare/order', express.json({ type: () => true }), bareOrder)
  .use((request, response) => functions[functionOf(request.path)](request, response))
  .listen(0, '127.0.0.1', () => {
    const bound = server.address();
    if (typeof bound !== 'object' || !bound) throw new Error('The server has no port');
    process.stdout.write(`${bound.port}\n`);
  });

process.stdin.resume().once('end', () => process.exit());
