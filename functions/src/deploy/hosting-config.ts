import { demoAuthDomain } from '../platform/http/security-headers.ts';

export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

export interface Rewrite {
  source?: string;
  regex?: string;
  destination?: string;
  function?: { functionId: string; region: string; pinTag?: boolean };
}

export interface Redirect {
  source: string;
  destination: string;
  type: 301 | 302;
}

/** The Hosting part of firebase.json; the committed file is for the emulators. */
export interface HostingConfig {
  hosting: { public: string; redirects: Redirect[]; headers: HeaderRule[]; rewrites: Rewrite[] };
}

/** For files whose name changes with their content. */
export const foreverCaching = 'public, max-age=31536000, immutable';

const assetFolder = '/assets/';

/**
 * Caches built files for ever, each by name. A rule for the folder would also apply to the 404 of a missing file, since
 * Hosting sets an address's headers on any answer; firebase.json therefore forbids caching in the folder, and the last
 * matching rule wins.
 * @param files names in web/dist/assets
 */
export function withAssetCaching<Config extends HostingConfig>(
  config: Config,
  files: readonly string[],
): Config {
  if (files.length === 0) return config;
  const rule = {
    source: `${assetFolder}@(${files.join('|')})`,
    headers: [{ key: 'Cache-Control', value: foreverCaching }],
  };
  return { ...config, hosting: { ...config.hosting, headers: [...config.hosting.headers, rule] } };
}

export function filesKeptForever({ hosting }: HostingConfig): string[] {
  return hosting.headers
    .filter(({ headers }) => headers.some(({ value }) => value === foreverCaching))
    .flatMap(({ source }) => source.slice(`${assetFolder}@(`.length, -1).split('|'));
}

export const productionFolder = 'web/dist';

const emulatorSource = / http:\/\/127\.0\.0\.1:\d+/g;

/**
 * firebase.json for a real project: without emulator addresses, with the project's build, its own auth domain (which
 * serves the sign-in's frame), and the region of its functions.
 */
export function forProject<Config extends HostingConfig>(
  config: Config,
  authDomain: string,
  region: string,
): Config {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: value.replaceAll(demoAuthDomain, authDomain).replaceAll(emulatorSource, ''),
    })),
  }));
  const rewrites = config.hosting.rewrites.map((rewrite) =>
    rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
  );
  return { ...config, hosting: { ...config.hosting, public: productionFolder, headers, rewrites } };
}

export function frameSourcesOf({ hosting }: HostingConfig): string[] {
  const sources = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .flatMap(({ value }) => value.split('; '))
    .filter((directive) => directive.startsWith('frame-src '))
    .flatMap((directive) => directive.split(' ').slice(1));
  return [...new Set(sources)];
}

export function regionsOf({ hosting }: HostingConfig): { functionId: string; region: string }[] {
  return hosting.rewrites.flatMap((rewrite) => (rewrite.function ? [rewrite.function] : []));
}
