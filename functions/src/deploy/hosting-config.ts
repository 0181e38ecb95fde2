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

/** The part of firebase.json that is about Hosting; as it is committed it is for the emulators. */
export interface HostingConfig {
  hosting: { public: string; redirects: Redirect[]; headers: HeaderRule[]; rewrites: Rewrite[] };
}

/** For files whose name changes with their content: a browser never asks again. */
export const foreverCaching = 'public, max-age=31536000, immutable';

const assetFolder = '/assets/';

/**
 * Lets browsers keep the built files for ever, each by its name. A rule for the whole folder would go with the 404 of
 * a missing file as well, since Hosting puts the headers of an address on whatever it answers there; firebase.json
 * therefore forbids to keep anything of the folder, and the rule that comes last counts.
 * @param files the names in web/dist/assets
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

/** The files that browsers may keep for ever, by the rule that {@link withAssetCaching} has added. */
export function filesKeptForever({ hosting }: HostingConfig): string[] {
  return hosting.headers
    .filter(({ headers }) => headers.some(({ value }) => value === foreverCaching))
    .flatMap(({ source }) => source.slice(`${assetFolder}@(`.length, -1).split('|'));
}

/** Where the web app is built for a real project. */
export const productionFolder = 'web/dist';

/** An emulator among the sources of a Content-Security-Policy. */
const emulatorSource = / http:\/\/127\.0\.0\.1:\d+/g;

/**
 * firebase.json for a real project: without the emulators' addresses, with the build for that project, with its own
 * auth domain, which serves the sign-in's frame, and with the region of its functions.
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

/** What the pages' Content-Security-Policies allow to be framed. */
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
