import { object, string } from 'yup';
import type { SecretAnswers, Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const named = object({ name: string().required() });

export async function hasSecret(shop: Shop, name: string): Promise<boolean> {
  const secrets = await listed(shop, named, 'secrets', 'list');
  if (!secrets.some((secret) => secret.name.endsWith(`/${name}`))) return false;
  const args = ['secrets', 'versions', 'list', name, '--filter=state:ENABLED', '--limit=1'];
  return (await listed(shop, named, ...args)).length > 0;
}

function secretStep(
  name: string,
  secret: string,
  value: (secrets: SecretAnswers, shop: Shop) => string | Promise<string>,
): Step {
  return {
    name,
    isDone: (shop) => hasSecret(shop, secret),
    run: async (shop) => {
      const { answers, secrets, tools } = shop;
      const args = ['functions:secrets:set', secret, '--data-file', '-', '--project', answers.project];
      return tools.run('firebase', [...args, '--non-interactive'], { input: await value(secrets, shop) });
    },
  };
}

export const ownersName = secretStep('The owner’s name', 'ADMIN_USERNAME', ({ username }) => username);
export const ownersPassword = secretStep(
  'The owner’s password, as a hash',
  'ADMIN_PASSWORD_HASH',
  ({ passwordHash }) => passwordHash,
);
export const mailServer = secretStep('The mail server', 'SMTP_URL', ({ smtpUrl }) => smtpUrl);
/** Only the run that keeps the key has the provider tell the shop what is paid: its answer is known once. */
export const stripeKeys = secretStep('The keys of Stripe', 'STRIPE_KEYS', async ({ stripeKey }, shop) =>
  stripeKey === 'off' ? 'off' : `${stripeKey} ${await shop.registerEvents(stripeKey)}`,
);
