import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import {
  readLanguage,
  readRegion,
  readShopAddress,
  root,
  type WebConfiguration,
} from './web-configuration.ts';

/** @throws CannotProceed when it fails */
export function run(command: string, args: readonly string[], env = process.env, cwd = root): void {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell });
  if (status !== 0) throw new CannotProceed(`This failed: ${command} ${args.join(' ')}`);
}

/**
 * Cloud Build installs from functions/package.json without the project's lockfile; so the functions get one of their
 * own, with the same tested versions and hashes.
 */
function writeFunctionsLockfile(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bookstore-lock-'));
  try {
    copyFileSync(path.join(root, 'functions/package.json'), path.join(folder, 'package.json'));
    copyFileSync(path.join(root, 'package-lock.json'), path.join(folder, 'package-lock.json'));
    const flags = ['--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    run('npm', ['install', ...flags], process.env, folder);
    copyFileSync(path.join(folder, 'package-lock.json'), path.join(root, 'functions/package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the web app, its part in the functions, and the functions for a real project, from scratch. */
export function buildForProduction(mode: string, configuration: WebConfiguration): void {
  // Set, if empty, so that no .env file can bring emulator addresses into the build.
  const shopAddress = readShopAddress(configuration);
  const language = readLanguage(configuration);
  const variables = {
    ...configuration,
    VITE_EMULATOR_HOST: '',
    VITE_SHOP_ADDRESS: shopAddress,
    VITE_SHOP_LANGUAGE: language,
  };
  const env = { ...process.env, ...variables, NODE_ENV: 'production' };
  const values = {
    AUTH_DOMAIN: configuration.VITE_FIREBASE_AUTH_DOMAIN,
    SHOP_ADDRESS: shopAddress,
    SHOP_LANGUAGE: language,
    SHOP_REGION: readRegion(configuration),
  };
  const defined = Object.entries(values).map(
    ([name, value]) => `--define:process.env.${name}=${JSON.stringify(value)}`,
  );
  run('npm', ['run', 'build', '-w', 'functions', '--', ...defined], env);
  run('npm', ['run', 'build', '-w', 'web', '--', '--mode', mode], env);
  writeFunctionsLockfile();
}
