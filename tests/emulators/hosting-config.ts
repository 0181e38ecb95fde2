import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostingConfig, withAssetCaching } from '../../functions/src/maintenance/hosting-config.ts';
import { type Emulator, hostOf, root } from './project.ts';

/** What a browser asks the emulators for, where the deployed shop asks Google. */
const emulatorSources: Readonly<Record<string, readonly Emulator[]>> = {
  'connect-src': ['auth', 'firestore', 'storage'],
  'frame-src': ['auth'],
  'img-src': ['storage'],
};

/** A Content-Security-Policy that lets the browser reach the emulators as well. */
export function withEmulatorSources(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      const origins = (emulatorSources[name] ?? []).map((emulator) => `http://${hostOf(emulator)}`);
      return [directive, ...origins].join(' ');
    })
    .join('; ');
}

/** firebase.json as the emulators need it; everything but the policy stays as it is deployed. */
export function forEmulators<Config extends HostingConfig>(config: Config): Config {
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withEmulatorSources(value) : value,
    })),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/**
 * Writes the emulators' own configuration. It lies beside firebase.json, since firebase-tools takes the folder of
 * the one for the folder of the project. @returns its path
 */
export function writeEmulatorConfig(): string {
  const config: HostingConfig = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  const assets = path.join(root, 'web/dist/assets');
  const local = withAssetCaching(forEmulators(config), existsSync(assets) ? readdirSync(assets) : []);
  const file = path.join(root, 'firebase.emulators.json');
  writeFileSync(file, `${JSON.stringify(local, null, 2)}\n`);
  return file;
}
