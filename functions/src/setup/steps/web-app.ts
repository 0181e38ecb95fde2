import { parseEnv } from 'node:util';
import { array, object, string } from 'yup';
import { requiredNames } from '../../deploy/web-configuration.ts';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import type { Shop, Step } from '../shop.ts';
import { firebaseResult } from '../tool-answers.ts';
import { bucketOf } from './bucket.ts';

const apps = array(object({ appId: string().required() })).default([]);
const configuration = object({
  sdkConfig: object({ apiKey: string().default(''), authDomain: string().default('') }).required(),
}).default({ sdkConfig: { apiKey: '<its key>', authDomain: '<its domain>' } });

const file = 'web/.env.production';

async function firstApp(shop: Shop): Promise<string | undefined> {
  const found = await firebaseResult(shop, apps, 'apps:list', 'WEB', '--project', shop.answers.project);
  return found[0]?.appId;
}

export const webApp: Step = {
  name: 'The web app',
  isDone: async (shop) => (await firstApp(shop)) !== undefined,
  run: async ({ answers, tools }) => {
    const args = ['apps:create', 'WEB', answers.shopName, '--project', answers.project, '--non-interactive'];
    await tools.run('firebase', args);
  },
};

/** The file with the values, each in its line; lines of others stay. */
function withValues(text: string, values: Readonly<Record<string, string>>): string {
  const others = text.split('\n').filter((line) => line !== '' && !((line.split('=')[0] ?? '') in values));
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  return `${[...lines, ...others].join('\n')}\n`;
}

export const webConfiguration: Step = {
  name: `The web app’s configuration, ${file}`,
  isDone: async ({ answers, tools }) => {
    const known = parseEnv(tools.readFile(file) ?? '');
    const { VITE_FIREBASE_PROJECT_ID: other } = known;
    if (other && other !== answers.project)
      throw new CannotProceed(
        `${file} is for the project ${other}. Rename it, or set ${answers.project} up in another copy of the sources.`,
      );
    return requiredNames.every((name) => known[name]);
  },
  run: async (shop) => {
    const { project } = shop.answers;
    const appId = (await firstApp(shop)) ?? '<its id>';
    const args = ['apps:sdkconfig', 'WEB', appId, '--project', project];
    const { sdkConfig } = await firebaseResult(shop, configuration, ...args);
    const values = {
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: sdkConfig.apiKey,
      VITE_FIREBASE_AUTH_DOMAIN: sdkConfig.authDomain,
      VITE_FIREBASE_STORAGE_BUCKET: await bucketOf(shop),
      VITE_FIREBASE_APP_ID: appId,
    } satisfies Record<(typeof requiredNames)[number], string>;
    shop.tools.writeFile(file, withValues(shop.tools.readFile(file) ?? '', values));
  },
};
