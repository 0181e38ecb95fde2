import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Deploy,
  missingValues,
  refusals,
  warnings,
} from '../../../functions/src/deploy/deploy-checks.ts';
import { packagesIn } from '../../../functions/src/deploy/deploy-files.ts';
import {
  forProject,
  type HostingConfig,
  regionsOf,
  withAssetCaching,
} from '../../../functions/src/deploy/hosting-config.ts';
import { root } from '../../emulators/project.ts';

const firebaseJson: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));

const configuration = {
  VITE_FIREBASE_PROJECT_ID: 'my-shop',
  VITE_FIREBASE_API_KEY: 'my-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'my-shop.firebaseapp.com',
  VITE_FIREBASE_STORAGE_BUCKET: 'my-shop.firebasestorage.app',
  VITE_FIREBASE_APP_ID: 'my-app',
};

const built = {
  'web/dist/app.html': '<script src="/assets/app-1.js"></script>',
  'web/dist/assets/app-1.js': 'key="my-key"; new URL("http://localhost")',
  'web/dist/assets/hydrate-1.js': '',
  'functions/lib/web/page.html': '<script src="/assets/hydrate-1.js" data-app="/assets/app-1.js"></script>',
  'functions/lib/web/server.js': '',
};

const sound: Deploy = {
  project: 'my-shop',
  configuration,
  region: 'us-central1',
  hosting: withAssetCaching(forProject(firebaseJson, 'my-shop.firebaseapp.com', 'us-central1'), [
    'app-1.js',
    'hydrate-1.js',
  ]),
  built: new Map(Object.entries(built)),
  functions: 'var authDomain = "my-shop.firebaseapp.com";',
  packages: { installed: ['sharp@1.0.0 sha512-a'], tested: ['sharp@1.0.0 sha512-a', 'vite@1.0.0 sha512-b'] },
};

function withBuilt(changed: Record<string, string>): Deploy {
  return { ...sound, built: new Map(Object.entries({ ...built, ...changed })) };
}

function without(name: string): Deploy {
  return { ...sound, built: new Map([...sound.built].filter(([file]) => file !== name)) };
}

describe('A deploy', () => {
  it.each(['functions', 'hosting'] as const)(
    'of the %s goes on when everything is as it must be',
    (target) => {
      expect(refusals(sound, target)).toEqual([]);
    },
  );

  it.each(Object.keys(configuration))('is refused when %s is missing or empty', (name) => {
    const sentence = `${name} is missing or empty: web/.env.production must name it.`;
    expect(missingValues({ ...configuration, [name]: undefined })).toEqual([sentence]);
    expect(refusals({ ...sound, configuration: { ...configuration, [name]: '' } }, 'functions')).toContain(
      sentence,
    );
  });

  it('is refused when it goes to another project than the web app is for', () => {
    expect(refusals({ ...sound, project: 'other-shop' }, 'functions')).toEqual([
      'The web app is configured for the project my-shop, but other-shop is deployed to.',
    ]);
  });

  it.each([
    ['the web app', 'web/dist/assets/app-1.js', 'key="my-key";host="127.0.0.1"'],
    ['a page', 'web/dist/app.html', '<link rel="preconnect" href="http://localhost:9099">'],
    ['the functions’ half of it', 'functions/lib/web/server.js', 'fetch("http://127.0.0.1:9199")'],
  ])('is refused when %s names an emulator', (_part, file, text) => {
    expect(refusals(withBuilt({ [file]: text }), 'functions')).toEqual([
      `${file} names an emulator’s address: this is a build of the demo shop.`,
    ]);
  });

  it('is refused when the web app was built for something else', () => {
    const other = withBuilt({ 'web/dist/assets/app-1.js': 'key="other-key"' });
    expect(refusals(other, 'functions')).toEqual([
      'web/dist was built with another VITE_FIREBASE_API_KEY: build it again.',
    ]);
  });

  it.each(['functions/lib/web/page.html', 'functions/lib/web/server.js', 'web/dist/app.html'])(
    'is refused when %s was not built',
    (file) => {
      expect(refusals(without(file), 'functions')).toEqual([`${file} is missing: build the web app first.`]);
    },
  );

  it('is refused when a page names a file that is not deployed with it', () => {
    expect(refusals(without('web/dist/assets/hydrate-1.js'), 'functions')).toEqual([
      'functions/lib/web/page.html names hydrate-1.js, which is not in web/dist/assets.',
    ]);
    const stale = withBuilt({ 'web/dist/checkout.html': '<link href="/assets/forms-0.js">' });
    expect(refusals(stale, 'functions')).toEqual([
      'web/dist/checkout.html names forms-0.js, which is not in web/dist/assets.',
    ]);
  });

  it('is refused when the sign-in’s frame is at another domain than the pages let be framed', () => {
    const other = forProject(firebaseJson, 'demo-bookstore.firebaseapp.com', 'us-central1');
    const demo = { ...sound, hosting: withAssetCaching(other, ['app-1.js', 'hydrate-1.js']) };
    expect(refusals(demo, 'hosting')).toEqual([
      'Hosting’s Content-Security-Policy names another auth domain than my-shop.firebaseapp.com in frame-src.',
    ]);
    expect(refusals({ ...sound, functions: 'var authDomain = demoAuthDomain;' }, 'functions')).toEqual([
      'The functions’ Content-Security-Policy was built for another auth domain than my-shop.firebaseapp.com.',
    ]);
  });

  it('of Hosting is refused when it is configured for the emulators, as firebase.json is', () => {
    const hosting = withAssetCaching(firebaseJson, ['app-1.js', 'hydrate-1.js']);
    expect(refusals({ ...sound, hosting }, 'hosting')).toEqual(
      expect.arrayContaining([
        'Hosting would upload web/dist-demo, but the build for a real project is in web/dist.',
        'Hosting’s headers name an emulator’s address.',
      ]),
    );
  });

  it('of Hosting is refused when it asks a function where it does not run', () => {
    const rewrites = [{ function: { functionId: 'pages', region: 'europe-west1' } }];
    const other = { ...sound, hosting: { hosting: { ...sound.hosting.hosting, rewrites } } };
    expect(refusals(other, 'hosting')).toEqual([
      'firebase.json asks the function pages in europe-west1, but it runs in us-central1.',
    ]);
    const region = 'europe-west3';
    const moved = forProject(sound.hosting, 'my-shop.firebaseapp.com', region);
    expect(refusals({ ...sound, region, hosting: moved }, 'hosting')).toEqual([]);
    expect(new Set(regionsOf(moved).map((asked) => asked.region))).toEqual(new Set([region]));
  });

  it('is refused when the functions would be installed with packages that were not tested', () => {
    const { tested } = sound.packages;
    const newer = { ...sound, packages: { installed: ['sharp@1.0.1 sha512-c'], tested } };
    expect(refusals(newer, 'functions')).toEqual([
      'The functions would be installed with sharp@1.0.1, which was not tested.',
    ]);
    expect(refusals({ ...sound, packages: { installed: [], tested } }, 'functions')).toEqual([
      'functions/package-lock.json is missing, which pins what is installed.',
    ]);
  });

  it('of Hosting is refused when browsers could not keep a file that a page names', () => {
    const hosting = withAssetCaching(forProject(firebaseJson, 'my-shop.firebaseapp.com', 'us-central1'), [
      'app-1.js',
    ]);
    expect(refusals({ ...sound, hosting }, 'hosting')).toEqual([
      'Hosting would let no browser keep hydrate-1.js, which functions/lib/web/page.html names.',
    ]);
  });

  it('of the functions alone asks nothing of Hosting’s headers, which it leaves as they are', () => {
    expect(refusals({ ...sound, hosting: firebaseJson }, 'functions')).toEqual([]);
  });
});

it('A deploy warns of sample texts and goes on', () => {
  const note = readFileSync(path.join(root, 'web/src/components/layout/sample-note.tsx'), 'utf8');
  const withSample = withBuilt({ 'web/dist/assets/app-1.js': `key="my-key";${note}` });
  expect(warnings(withSample)).toEqual([
    '/privacy and /terms show their sample texts until the owner writes others under Settings.',
  ]);
  expect(refusals(withSample, 'hosting')).toEqual([]);
  expect(warnings(sound)).toEqual([]);
});

describe('The packages of a lockfile', () => {
  it('are told by name, version and hash, wherever they are installed', () => {
    const packages = {
      '': { version: '1.0.0' },
      functions: { version: '1.0.0' },
      'node_modules/@bookstore/functions': { link: true },
      'node_modules/@img/colour': { version: '1.1.0', integrity: 'sha512-a' },
      'functions/node_modules/express': { version: '5.3.0', integrity: 'sha512-b' },
      'node_modules/a/node_modules/semver': { version: '7.8.6', integrity: 'sha512-c' },
    };
    expect(packagesIn({ packages })).toEqual([
      '@img/colour@1.1.0 sha512-a',
      'express@5.3.0 sha512-b',
      'semver@7.8.6 sha512-c',
    ]);
  });
});
