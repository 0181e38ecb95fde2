import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { server } from 'superstatic';
import { openLibraryAddress } from '../emulators/open-library.ts';
import { emulatorVariables, root } from '../emulators/project.ts';
import { secretsFile } from '../emulators/secrets.ts';
import { stripeVariables } from '../emulators/stripe.ts';
import { shopHerePlace } from './shop-here.ts';

// Serves the built shop from one process: with the server of Hosting's emulator and the same firebase.json, but without
// the Functions emulator, which starts a process for each parallel call. The emulated functions still run for events of
// the database and Storage.

interface FunctionRewrite {
  function: { functionId: string };
}

/** The environment that the Functions emulator sets. */
Object.assign(process.env, parseEnv(readFileSync(secretsFile, 'utf8')), emulatorVariables(), {
  ISBN_LOOKUP: 'true',
  ISBN_LOOKUP_ADDRESS: openLibraryAddress,
  ...stripeVariables,
});

const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.emulators.json'), 'utf8'));
const functions: Record<string, RequestListener> = await import(path.join(root, 'functions/lib/index.js'));

async function handlerOf({ function: { functionId } }: FunctionRewrite): Promise<RequestListener> {
  const answer = functions[functionId];
  if (!answer) throw new Error(`firebase.json names a function that there is not: ${functionId}`);
  return (request, response) => {
    // As Hosting does when a function sets no Vary.
    response.setHeader('Vary', 'Accept-Encoding, Authorization, Cookie');
    response.setHeader('Cache-Control', 'private');
    answer(request, response);
  };
}

const { host: hostname, port } = shopHerePlace;
server({
  config: hosting,
  cwd: root,
  stack: 'strict',
  hostname,
  port,
  rewriters: { function: handlerOf },
}).listen(() => console.info('The shop answers'));
