import { object, string } from 'yup';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

/** What the next steps ask before there is a billing account. */
const firstApis = ['cloudresourcemanager', 'cloudbilling', 'serviceusage', 'firebase'];

const shopApis = [
  'firestore',
  'storage',
  'firebasestorage',
  'firebasehosting',
  'firebaserules',
  'identitytoolkit',
  'iam',
  'iamcredentials',
  'cloudfunctions',
  'run',
  'cloudbuild',
  'artifactregistry',
  'eventarc',
  'pubsub',
  'cloudscheduler',
  'secretmanager',
];

const service = object({ config: object({ name: string().required() }) });

async function missingOf(shop: Shop, apis: readonly string[]): Promise<string[]> {
  const enabled = await listed(shop, service, 'services', 'list', '--enabled');
  const known = new Set(enabled.map(({ config }) => config.name));
  return apis.map((api) => `${api}.googleapis.com`).filter((api) => !known.has(api));
}

function apiStep(name: string, apis: readonly string[]): Step {
  return {
    name,
    isDone: async (shop) => (await missingOf(shop, apis)).length === 0,
    run: async (shop) => {
      const args = ['services', 'enable', ...(await missingOf(shop, apis))];
      await shop.tools.run('gcloud', [...args, `--project=${shop.answers.project}`, '--quiet']);
    },
  };
}

export const projectApis = apiStep('The APIs of a project', firstApis);
export const apis = apiStep('The APIs of the shop', shopApis);
