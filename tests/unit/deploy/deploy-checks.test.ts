import { expect, it } from 'vitest';
import { type Deploy, refusals, warnings } from '../../../functions/src/deploy/deploy-checks.ts';
import { packagesIn } from '../../../functions/src/deploy/deploy-files.ts';
import {
  forProject,
  type HostingConfig,
  regionsOf,
  withAssetCaching,
} from '../../../functions/src/deploy/hosting-config.ts';
import { read } from '../../fixtures/repository-files.ts';

const firebaseJson: HostingConfig = JSON.parse(read('firebase.json'));

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
  'functions/lib/web/shell.html': '',
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

const withBuilt = (changed: Record<string, string>): Deploy => ({
  ...sound,
  built: new Map(Object.entries({ ...built, ...changed })),
});

const without = (name: string): Deploy => ({
  ...sound,
  built: new Map([...sound.built].filter(([file]) => file !== name)),
});

const withHosting = (hosting: HostingConfig, files = ['app-1.js', 'hydrate-1.js']): Deploy => ({
  ...sound,
  hosting: withAssetCaching(hosting, files),
});

const asking = (region: string): Deploy => {
  const rewrites = [{ function: { functionId: 'pages', region } }];
  return { ...sound, hosting: { hosting: { ...sound.hosting.hosting, rewrites } } };
};

const { tested } = sound.packages;
const installing = (...installed: string[]): Deploy => ({ ...sound, packages: { installed, tested } });

const emulator = 'names an emulator’s address: this is a build of the demo shop.';
const otherDomain = 'for another auth domain than my-shop.firebaseapp.com.';

const refused: [what: string, deploy: Deploy, sentences: string[], target?: 'functions' | 'hosting'][] = [
  ...Object.keys(configuration).map((name): [string, Deploy, string[]] => [
    `${name} is empty`,
    // What depends on it is wrong, too.
    { ...sound, configuration: { ...configuration, [name]: '' } },
    expect.arrayContaining([`${name} is missing or empty: web/.env.production must name it.`]),
  ]),
  [
    'it goes to another project than the web app is for',
    { ...sound, project: 'other-shop' },
    ['The web app is configured for the project my-shop, but other-shop is deployed to.'],
  ],
  ...[
    ['web/dist/assets/app-1.js', 'key="my-key";host="127.0.0.1"'],
    ['web/dist/app.html', '<link rel="preconnect" href="http://localhost:9099">'],
    ['functions/lib/web/server.js', 'fetch("http://127.0.0.1:9199")'],
  ].map(([file = '', text = '']): [string, Deploy, string[]] => [
    `${file} names an emulator`,
    withBuilt({ [file]: text }),
    [`${file} ${emulator}`],
  ]),
  [
    'the web app was built for something else',
    withBuilt({ 'web/dist/assets/app-1.js': 'key="other-key"' }),
    ['web/dist was built with another VITE_FIREBASE_API_KEY: build it again.'],
  ],
  ...[
    'functions/lib/web/page.html',
    'functions/lib/web/shell.html',
    'functions/lib/web/server.js',
    'web/dist/app.html',
  ].map((file): [string, Deploy, string[]] => [
    `${file} was not built`,
    without(file),
    [`${file} is missing: build the web app first.`],
  ]),
  [
    'a page names a file that was not built',
    without('web/dist/assets/hydrate-1.js'),
    ['functions/lib/web/page.html names hydrate-1.js, which is not in web/dist/assets.'],
  ],
  [
    'a page of an earlier build names a file of that',
    withBuilt({ 'web/dist/dashboard.html': '<link href="/assets/forms-0.js">' }),
    ['web/dist/dashboard.html names forms-0.js, which is not in web/dist/assets.'],
  ],
  [
    'the functions let the sign-in’s frame be at another domain',
    { ...sound, functions: 'var authDomain = demoAuthDomain;' },
    [`The functions’ Content-Security-Policy was built ${otherDomain}`],
  ],
  [
    'Hosting lets the sign-in’s frame be at another domain',
    withHosting(forProject(firebaseJson, 'demo-bookstore.firebaseapp.com', 'us-central1')),
    [`Hosting’s Content-Security-Policy names ${otherDomain.slice(4, -1)} in frame-src.`],
    'hosting',
  ],
  [
    'Hosting is configured for the emulators, as firebase.json is',
    withHosting(firebaseJson),
    expect.arrayContaining([
      'Hosting would upload web/dist-demo, but the build for a real project is in web/dist.',
      'Hosting’s headers name an emulator’s address.',
    ]),
    'hosting',
  ],
  [
    'Hosting asks a function where it does not run',
    asking('europe-west1'),
    ['firebase.json asks the function pages in europe-west1, but it runs in us-central1.'],
    'hosting',
  ],
  [
    'browsers could not keep a file that a page names',
    withHosting(forProject(firebaseJson, 'my-shop.firebaseapp.com', 'us-central1'), ['app-1.js']),
    ['Hosting would let no browser keep hydrate-1.js, which functions/lib/web/page.html names.'],
    'hosting',
  ],
  [
    'a package would be installed that was not tested',
    installing('sharp@1.0.1 sha512-c'),
    ['The functions would be installed with sharp@1.0.1, which was not tested.'],
  ],
  [
    'nothing pins the packages',
    installing(),
    ['functions/package-lock.json is missing, which pins what is installed.'],
  ],
];

it.each(refused)('A deploy is refused when %s', (_what, deploy, sentences, target = 'functions') => {
  expect(refusals(deploy, target)).toEqual(sentences);
});

it.each([
  ['functions', sound],
  ['hosting', sound],
  // Hosting's live files stay as they are.
  ['functions', { ...sound, hosting: firebaseJson }],
] as const)('A deploy of %s goes on when everything is as it must be', (target, deploy) => {
  expect(refusals(deploy, target)).toEqual([]);
});

it('A deploy may go to another region', () => {
  const region = 'europe-west3';
  const hosting = forProject(sound.hosting, 'my-shop.firebaseapp.com', region);
  expect(refusals({ ...sound, region, hosting }, 'hosting')).toEqual([]);
  expect(new Set(regionsOf(hosting).map((asked) => asked.region))).toEqual(new Set([region]));
});

it('A deploy warns of sample texts and goes on', () => {
  const note = read('web/src/components/layout/sample-note.tsx');
  const withSample = withBuilt({ 'web/dist/assets/app-1.js': `key="my-key";${note}` });
  expect(warnings(withSample)).toEqual([
    '/privacy and /terms show their sample texts until the owner writes others under Settings.',
  ]);
  expect(refusals(withSample, 'hosting')).toEqual([]);
  expect(warnings(sound)).toEqual([]);
});

it('The packages of a lockfile are told by name, version and hash, wherever they are installed', () => {
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
