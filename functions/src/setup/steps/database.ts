import { object, string } from 'yup';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const database = object({ name: string().required() });

/** Of several databases the shop uses the one that has no name of its own. */
async function hasDatabase(shop: Shop): Promise<boolean> {
  const databases = await listed(shop, database, 'firestore', 'databases', 'list');
  return databases.some(({ name }) => name.endsWith('/(default)'));
}

export const firestore: Step = {
  name: 'The database',
  isDone: hasDatabase,
  run: async ({ answers, tools }) => {
    const args = [
      'firestore',
      'databases',
      'create',
      `--location=${answers.region}`,
      '--type=firestore-native',
    ];
    await tools.run('gcloud', [...args, `--project=${answers.project}`, '--quiet']);
  },
};
