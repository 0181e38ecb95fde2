import { object, string } from 'yup';
import { type Account, addressOf, allAccounts } from '../accounts.ts';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const account = object({ email: string().required() });

async function missing(shop: Shop): Promise<Account[]> {
  const known = await listed(shop, account, 'iam', 'service-accounts', 'list');
  const emails = new Set(known.map(({ email }) => email));
  return allAccounts.filter((one) => !emails.has(addressOf(one, shop.answers.project)));
}

export const serviceAccounts: Step = {
  name: 'An account for each function',
  isDone: async (shop) => (await missing(shop)).length === 0,
  run: async (shop) => {
    const flags = [`--project=${shop.answers.project}`, '--quiet'];
    for (const { name } of await missing(shop))
      await shop.tools.run('gcloud', ['iam', 'service-accounts', 'create', name, ...flags]);
  },
};
