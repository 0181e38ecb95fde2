import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostingConfig, withAssetCaching } from '../../functions/src/deploy/hosting-config.ts';
import { root } from './project.ts';

/**
 * Writes a firebase.json in which the built files are cacheable, as a deploy does. Beside firebase.json, since
 * firebase-tools takes its folder for that of the project.
 * @returns its path
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
