import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { region } from '../platform/region.ts';
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

/** Where a project's own values stand beside those of functions/.env; nothing in it is secret. */
export const settingsFile = (project: string) => `functions/.env.${project}`;

/** A value for a project: of the environment, of its own file, or of functions/.env. */
function settingOf(project: string, name: string): string | undefined {
  const inFiles = [settingsFile(project), 'functions/.env'].map((file) => {
    const place = path.join(root, file);
    return existsSync(place) ? parseEnv(readFileSync(place, 'utf8'))[name] : undefined;
  });
  return [process.env[name], ...inFiles].find(Boolean);
}

/** Where shoppers reach the shop of a configuration: SHOP_ADDRESS, or Hosting's own address. */
export function readShopAddress({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return shopAddressOf(settingOf(project, 'SHOP_ADDRESS'), project);
}

/** Where the functions of a configuration's shop run: SHOP_REGION, or where they do by themselves. */
export function readRegion({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return settingOf(project, 'SHOP_REGION') ?? region;
}

/** The first language of a configuration's shop: SHOP_LANGUAGE, or English. */
export function readLanguage({ VITE_FIREBASE_PROJECT_ID: project = '' }: WebConfiguration): string {
  return settingOf(project, 'SHOP_LANGUAGE') ?? 'en';
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
