import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Deploy } from './deploy-checks.ts';
import type { HostingConfig } from './hosting-config.ts';
import { readRegion, root, type WebConfiguration } from './web-configuration.ts';

/** Temporary firebase.json of one deploy, ignored by git. */
export const deployConfigFile = 'firebase.deploy.json';

function readText(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}

export function readHostingConfig(name: string): HostingConfig {
  return JSON.parse(readText(name));
}

interface Lockfile {
  packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** As `name@version hash`. */
export function packagesIn({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version, integrity }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return `${name}@${version} ${integrity}`;
    });
}

function readLockfile(name: string): string[] {
  return existsSync(path.join(root, name)) ? packagesIn(JSON.parse(readText(name))) : [];
}

export function readDeploy(project: string, configuration: WebConfiguration, configFile: string): Deploy {
  const names = globSync('{web/dist,functions/lib/web}/**/*.*', { cwd: root });
  return {
    project,
    configuration,
    region: readRegion(configuration),
    hosting: readHostingConfig(configFile),
    built: new Map(names.map((name) => [name.split(path.sep).join('/'), readText(name)])),
    functions: existsSync(path.join(root, 'functions/lib/start.js'))
      ? readText('functions/lib/start.js')
      : '',
    packages: {
      installed: readLockfile('functions/package-lock.json'),
      tested: readLockfile('package-lock.json'),
    },
  };
}
