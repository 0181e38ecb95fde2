import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostingConfig, withAssetCaching } from '../../functions/src/deploy/hosting-config.ts';
import { root } from './project.ts';

/**
 * Writes firebase.json with the built files as ones that browsers keep, as a deploy does. It lies beside firebase.json,
 * since firebase-tools takes the folder of the one for the folder of the project. @returns its path
 */
export function writeEmulatorConfig(): string {
  const config: HostingConfig & { emulators: object } = JSON.parse(
    readFileSync(path.join(root, 'firebase.json'), 'utf8'),
  );
  const assets = path.join(root, config.hosting.public, 'assets');
  const local = withAssetCaching(config, existsSync(assets) ? readdirSync(assets) : []);
  const file = path.join(root, 'firebase.emulators.json');
  // Each process of the API's tests has a project of its own: the emulator would warn of it in each of its calls.
  const emulators = { ...config.emulators, singleProjectMode: false };
  writeFileSync(file, `${JSON.stringify({ ...local, emulators }, null, 2)}\n`);
  return file;
}
