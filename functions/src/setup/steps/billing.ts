import { boolean, object } from 'yup';
import { CannotProceed } from '../../platform/cannot-proceed.ts';
import type { Shop, Step } from '../shop.ts';

const info = object({ billingEnabled: boolean().default(false) });

async function isBilled({ answers, tools }: Shop): Promise<boolean> {
  const args = ['billing', 'projects', 'describe', answers.project, '--format=json', '--quiet'];
  const text = await tools.read('gcloud', args);
  return text.trim() !== '' && info.validateSync(JSON.parse(text)).billingEnabled;
}

export const billing: Step = {
  name: 'A billing account',
  isDone: isBilled,
  run: async (shop) => {
    const link = `https://console.cloud.google.com/billing/linkedaccount?project=${shop.answers.project}`;
    shop.tools.say(`  Open ${link}\n  and press “Link a billing account”. This goes on by itself then.`);
    if (await shop.tools.waitFor(() => isBilled(shop))) return;
    throw new CannotProceed(
      'The project has no billing account yet. Link one, and run `npm run setup` again.',
    );
  },
};
