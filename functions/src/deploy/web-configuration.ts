import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { shopAddressOf } from '../shared/shop/shop-address.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

/** What the web app must be told of its Firebase project. */
export const requiredNames = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

export type WebConfiguration = Readonly<Record<string, string | undefined>>;

/** Where shoppers reach the shop of a configuration: SHOP_ADDRESS of the environment or of functions/.env, or Hosting's own address. */
export function readShopAddress({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  const { SHOP_ADDRESS: named } = parseEnv(readFileSync(path.join(root, 'functions/.env'), 'utf8'));
  return shopAddressOf(process.env.SHOP_ADDRESS || named, project);
}

/** Which of the files web/.env.<mode> a deploy takes: that of the alias, where there is one, or of production. */
export function modeFor(alias: string | undefined): string {
  return alias && existsSync(path.join(root, `web/.env.${alias}`)) ? alias : 'production';
}

/** The values of web/.env.<mode>; a variable of the environment comes before the file's, as with Vite. */
export function readWebConfiguration(mode: string): WebConfiguration {
  const file = path.join(root, `web/.env.${mode}`);
  const values = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const fromEnvironment = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return { ...values, ...Object.fromEntries(fromEnvironment) };
}
