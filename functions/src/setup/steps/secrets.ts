import { object, string } from 'yup';
import type { SecretAnswers, Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';

const named = object({ name: string().required() });

/** Whether a secret of the project has a value. */
export async function hasSecret(shop: Shop, name: string): Promise<boolean> {
  const secrets = await listed(shop, named, 'secrets', 'list');
  if (!secrets.some((secret) => secret.name.endsWith(`/${name}`))) return false;
  const args = ['secrets', 'versions', 'list', name, '--filter=state:ENABLED', '--limit=1'];
  return (await listed(shop, named, ...args)).length > 0;
}

function secretStep(name: string, secret: string, value: (secrets: SecretAnswers) => string): Step {
  return {
    name,
    isDone: (shop) => hasSecret(shop, secret),
    run: ({ answers, secrets, tools }) => {
      const args = ['functions:secrets:set', secret, '--data-file', '-', '--project', answers.project];
      return tools.run('firebase', [...args, '--non-interactive'], { input: value(secrets) });
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
