import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '../platform/region.ts';
import { shopAddressOf } from '../shared/shop/shop-address.ts';

export const root = path.resolve(import.meta.dirname, '../../..');

export const requiredNames = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
] as const;

export type WebConfiguration = Readonly<Record<string, string | undefined>>;

/** A project's own values beside functions/.env; contains no secrets. */
export const settingsFile = (project: string) => `functions/.env.${project}`;

/** From the environment, the project's file, or functions/.env, in this order. */
function settingOf(project: string, name: string): string | undefined {
  const inFiles = [settingsFile(project), 'functions/.env'].map((file) => {
    const place = path.join(root, file);
    return existsSync(place) ? parseEnv(readFileSync(place, 'utf8'))[name] : undefined;
  });
  return [process.env[name], ...inFiles].find(Boolean);
}

/** SHOP_ADDRESS, or Hosting's default address. */
export function readShopAddress({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return shopAddressOf(settingOf(project, 'SHOP_ADDRESS'), project);
}

/** SHOP_REGION, or the default. */
export function readRegion({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return settingOf(project, 'SHOP_REGION') ?? region;
}

/** SHOP_LANGUAGE, or English. */
export function readLanguage({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return settingOf(project, 'SHOP_LANGUAGE') ?? 'en';
}

/** The mode of web/.env.<mode>: the alias, or production. */
export function modeFor(alias: string | undefined): string {
  return alias && existsSync(path.join(root, `web/.env.${alias}`)) ? alias : 'production';
}

/** From web/.env.<mode>; environment variables take precedence, as with Vite. */
export function readWebConfiguration(mode: string): WebConfiguration {
  const file = path.join(root, `web/.env.${mode}`);
  const values = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const fromEnvironment = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return { ...values, ...Object.fromEntries(fromEnvironment) };
}
