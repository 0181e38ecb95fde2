import {
  filesKeptForever,
  frameSourcesOf,
  type HostingConfig,
  productionFolder,
  regionsOf,
} from './hosting-config.ts';
import { requiredNames, type WebConfiguration } from './web-configuration.ts';

export interface Deploy {
  project: string;
  configuration: WebConfiguration;
  region: string;
  hosting: HostingConfig;
  /** Built files of the web app and its part in the functions: path in the project → text. */
  built: ReadonlyMap<string, string>;
  functions: string;
  /** `name@version hash` of all packages that Cloud Build will install, and of those that were tested. */
  packages: { installed: readonly string[]; tested: readonly string[] };
}

type Check = (deploy: Deploy) => string[];

/** Each check returns problems as sentences. */
export function missingValues(configuration: WebConfiguration): string[] {
  return requiredNames
    .filter((name) => !configuration[name])
    .map((name) => `${name} is missing or empty: web/.env.production must name it.`);
}

const otherProject: Check = ({ project, configuration: { VITE_FIREBASE_PROJECT_ID: configured } }) =>
  configured === project
    ? []
    : [`The web app is configured for the project ${configured}, but ${project} is deployed to.`];

const emulatorAddresses: Check = ({ built }) =>
  [...built]
    .filter(([, text]) => /127\.0\.0\.1|localhost:\d/.test(text))
    .map(([name]) => `${name} names an emulator’s address: this is a build of the demo shop.`);

const otherBuild: Check = ({ built, configuration: { VITE_FIREBASE_API_KEY: key = '' } }) =>
  [...built.values()].some((text) => text.includes(key))
    ? []
    : ['web/dist was built with another VITE_FIREBASE_API_KEY: build it again.'];

function assetsNamed(built: Deploy['built']): { page: string; file: string }[] {
  return [...built]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([page, html]) => {
      const names = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
      return [...new Set(names)].map((file) => ({ page, file }));
    });
}

const missingAssets: Check = ({ built }) =>
  assetsNamed(built)
    .filter(({ file }) => !built.has(`web/dist/assets/${file}`))
    .map(({ page, file }) => `${page} names ${file}, which is not in web/dist/assets.`);

const noPages: Check = ({ built }) =>
  [
    'functions/lib/web/page.html',
    'functions/lib/web/shell.html',
    'functions/lib/web/server.js',
    'web/dist/app.html',
  ]
    .filter((name) => !built.has(name))
    .map((name) => `${name} is missing: build the web app first.`);

const otherDomainInFunctions: Check = ({
  functions,
  configuration: { VITE_FIREBASE_AUTH_DOMAIN: domain },
}) =>
  functions.includes(`"${domain}"`)
    ? []
    : [`The functions’ Content-Security-Policy was built for another auth domain than ${domain}.`];

const untestedPackages: Check = ({ packages: { installed, tested } }) => {
  if (installed.length === 0)
    return ['functions/package-lock.json is missing, which pins what is installed.'];
  const testedPackages = new Set(tested);
  return installed
    .filter((name) => !testedPackages.has(name))
    .map((name) => `The functions would be installed with ${name.split(' ')[0]}, which was not tested.`);
};

const checks: readonly Check[] = [
  ({ configuration }) => missingValues(configuration),
  otherProject,
  noPages,
  emulatorAddresses,
  otherBuild,
  missingAssets,
  otherDomainInFunctions,
  untestedPackages,
];

const otherDomainInHosting: Check = ({ hosting, configuration: { VITE_FIREBASE_AUTH_DOMAIN: domain } }) =>
  frameSourcesOf(hosting).includes(`https://${domain}`)
    ? []
    : [`Hosting’s Content-Security-Policy names another auth domain than ${domain} in frame-src.`];

const demoHosting: Check = ({ hosting: { hosting } }) => [
  ...(hosting.public === productionFolder
    ? []
    : [
        `Hosting would upload ${hosting.public}, but the build for a real project is in ${productionFolder}.`,
      ]),
  ...(/127\.0\.0\.1|localhost/.test(JSON.stringify(hosting.headers))
    ? ['Hosting’s headers name an emulator’s address.']
    : []),
];

const otherRegion: Check = ({ hosting, region }) =>
  regionsOf(hosting)
    .filter((rewrite) => rewrite.region !== region)
    .map(
      (rewrite) =>
        `firebase.json asks the function ${rewrite.functionId} in ${rewrite.region}, but it runs in ${region}.`,
    );

const uncachedAssets: Check = ({ built, hosting }) => {
  const kept = new Set(filesKeptForever(hosting));
  return assetsNamed(built)
    .filter(({ file }) => !kept.has(file))
    .map(({ page, file }) => `Hosting would let no browser keep ${file}, which ${page} names.`);
};

const hostingChecks: readonly Check[] = [
  ...checks,
  demoHosting,
  otherDomainInHosting,
  otherRegion,
  uncachedAssets,
];

/** Problems that do not prevent a deploy, as sentences. */
export function warnings({ built }: Deploy): string[] {
  return [...built.values()].some((text) => text.includes('Sample text: the shopkeeper replaces it'))
    ? ['/privacy and /terms show their sample texts until the owner writes others under Settings.']
    : [];
}

/** Reasons against deploying, as sentences. */
export function refusals(deploy: Deploy, target: 'functions' | 'hosting'): string[] {
  return (target === 'hosting' ? hostingChecks : checks).flatMap((check) => check(deploy));
}
