import { object, string } from 'yup';
import { type Account, addressOf, allAccounts, coverRemover, roleIn } from '../accounts.ts';
import type { Shop, Step } from '../shop.ts';
import { listed } from '../tool-answers.ts';
import { bucketOf } from './bucket.ts';
import { type Grant, type Resource, roleStep } from './role-step.ts';

const memberOf = (email: string) => `serviceAccount:${email}`;

const ownRole = object({ name: string().required() });

export const coverRole: Step = {
  name: 'A role that removes covers and reads none',
  isDone: async (shop) => {
    const roles = await listed(shop, ownRole, 'iam', 'roles', 'list');
    return roles.some(({ name }) => name.endsWith(`/${coverRemover.id}`));
  },
  run: async ({ answers, tools }) => {
    const permissions = `--permissions=${coverRemover.permissions.join(',')}`;
    const args = ['iam', 'roles', 'create', coverRemover.id, permissions];
    await tools.run('gcloud', [...args, `--project=${answers.project}`, '--quiet']);
  },
};

const theProject = async ({ answers }: Shop): Promise<Resource> => ({
  noun: ['projects'],
  name: answers.project,
});

/** What all accounts are to be granted, in the project or for the bucket. */
function grantsOf({ answers: { project } }: Shop, part: 'project' | 'bucket'): Grant[] {
  const rolesOf = (account: Account) => account[part] ?? [];
  return allAccounts.flatMap((account) => {
    const member = memberOf(addressOf(account, project));
    return rolesOf(account).map((role) => ({ member, role: roleIn(project, role) }));
  });
}

export const projectRoles = roleStep('What the accounts may do in the project', theProject, async (shop) =>
  grantsOf(shop, 'project'),
);

export const bucketRoles = roleStep(
  'What the accounts may do with files',
  async (shop) => ({ noun: ['storage', 'buckets'], name: `gs://${await bucketOf(shop)}` }),
  async (shop) => grantsOf(shop, 'bucket'),
);

/** One for each account that signs tokens: it may do so as itself, and as no other. */
export const tokenRoles: readonly Step[] = allAccounts
  .filter(({ signsTokens }) => signsTokens)
  .map((account) =>
    roleStep(
      `${account.name} signs tokens, as itself`,
      async ({ answers }) => ({
        noun: ['iam', 'service-accounts'],
        name: addressOf(account, answers.project),
      }),
      async ({ answers }) => [
        {
          member: memberOf(addressOf(account, answers.project)),
          role: 'roles/iam.serviceAccountTokenCreator',
        },
      ],
    ),
  );

const numbered = object({ projectNumber: string().required() });

export const buildRole = roleStep('Cloud Build may build', theProject, async (shop) => {
  const { project } = shop.answers;
  const [found] = await listed(shop, numbered, 'projects', 'list', `--filter=projectId=${project}`);
  const number = found?.projectNumber ?? '<the project’s number>';
  const member = memberOf(`${number}-compute@developer.gserviceaccount.com`);
  return [{ member, role: 'roles/cloudbuild.builds.builder' }];
});
