import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  filesKeptForever,
  foreverCaching,
  forProject,
  frameSourcesOf,
  type HostingConfig,
  withAssetCaching,
} from '../../../functions/src/deploy/hosting-config.ts';
import { root } from '../../emulators/project.ts';
import { type LocalServer, serveHosting } from './hosting-server.ts';

const firebaseJson: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
const built = [
  'app-AbC_1-x9.js',
  'app-Dqd6v1Vq.css',
  'sweetalert2.esm-BSWp-6_N.js',
  'fraunces-basic-D.woff2',
];
const earlier = 'app-Earlier1.js';

describe('Hosting answers', () => {
  let hosting: LocalServer;

  beforeAll(async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-hosting-'));
    mkdirSync(path.join(folder, 'assets'));
    for (const name of [...built, earlier]) writeFileSync(path.join(folder, 'assets', name), name);
    writeFileSync(path.join(folder, '404.html'), 'no such page');
    const { headers } = withAssetCaching(firebaseJson, built).hosting;
    hosting = await serveHosting(folder, { headers, cleanUrls: true });
  });
  afterAll(() => hosting.close());

  async function caching(file: string): Promise<[number, string | null]> {
    const { status, headers } = await fetch(`${hosting.address}/assets/${file}`);
    return [status, headers.get('Cache-Control')];
  }

  it.each(built)('with the file %s of this build, which browsers keep for ever', async (file) => {
    expect(await caching(file)).toEqual([200, foreverCaching]);
  });

  it('with a file of an earlier build, which no browser keeps', async () => {
    expect(await caching(earlier)).toEqual([200, 'private, no-store']);
  });

  it.each(['app-Missing1.js', 'app-AbC_1-x9.js.map', 'x-app-AbC_1-x9.js', 'in/app-AbC_1-x9.js'])(
    'that %s is missing, which no cache keeps',
    async (file) => {
      expect(await caching(file)).toEqual([404, 'private, no-store']);
    },
  );
});

describe('The configuration of a deploy', () => {
  it('of a shop without a build lets browsers keep nothing', () => {
    expect(filesKeptForever(withAssetCaching(firebaseJson, []))).toEqual([]);
  });

  it('lets the project’s own auth domain be framed, and no other', () => {
    const config = forProject(firebaseJson, 'shop.firebaseapp.com', 'us-central1');
    expect(frameSourcesOf(config)).toEqual(["'self'", 'https://shop.firebaseapp.com']);
    expect(JSON.stringify(config)).not.toContain('demo-bookstore.firebaseapp.com');
  });

  it('uploads the build for a real project, lets browsers reach no emulator, and changes nothing else', () => {
    const config = forProject(
      withAssetCaching(firebaseJson, built),
      'demo-bookstore.firebaseapp.com',
      'us-central1',
    );
    const headers = config.hosting.headers.slice(0, -1);
    const before = JSON.stringify(firebaseJson)
      .replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '')
      .replace('"web/dist-demo"', '"web/dist"');
    expect({ ...config, hosting: { ...config.hosting, headers } }).toEqual(JSON.parse(before));
  });
});
