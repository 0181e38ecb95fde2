import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepEarlierAssets } from '../../../functions/src/deploy/earlier-assets.ts';
import {
  foreverCaching,
  type HostingConfig,
  withAssetCaching,
} from '../../../functions/src/deploy/hosting-config.ts';
import { root } from '../../emulators/project.ts';
import { type LocalServer, serveHosting } from './hosting-server.ts';

const firebaseJson: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

/** Builds and deploys a shop whose pages name one script, on top of the release that is live. */
async function deploy(script: string, live?: LocalServer): Promise<LocalServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-release-'));
  const assets = path.join(folder, 'assets');
  mkdirSync(assets);
  writeFileSync(path.join(assets, script), `// ${script}`);
  writeFileSync(path.join(folder, '404.html'), 'no such page');
  const { built } = await keepEarlierAssets(assets, live?.address, new Date());
  return serveHosting(folder, { headers: withAssetCaching(firebaseJson, built).hosting.headers });
}

async function ask(shop: LocalServer, script: string) {
  const { status, headers } = await fetch(`${shop.address}/assets/${script}`);
  return { status, caching: headers.get('Cache-Control') };
}

let first: LocalServer;
let second: LocalServer;
beforeAll(async () => {
  first = await deploy('app-first.js');
  second = await deploy('app-second.js', first);
});
afterAll(() => {
  first.close();
  second.close();
});

it('A page that was open before a deploy still gets its files after it', async () => {
  expect(await ask(second, 'app-first.js')).toEqual({ status: 200, caching: 'private, no-store' });
  expect(await ask(second, 'app-second.js')).toEqual({ status: 200, caching: foreverCaching });
});

it('A new page whose file is not there yet gets it as soon as it is: no cache has kept that it was missing', async () => {
  expect(await ask(first, 'app-second.js')).toEqual({ status: 404, caching: 'private, no-store' });
});
