import { parseEnv } from 'node:util';
import { settingsFile } from '../deploy/web-configuration.ts';
import { amongItems, gcloud, gcloudLines } from './program-answers.ts';
import type { Answers, SecretAnswers, Shop, Step } from './shop.ts';
import type { Program } from './tools.ts';

/** A step that is either done or not, never in part. */
export function step(name: string, isDone: (shop: Shop) => Promise<boolean>, run: Step['run']): Step {
  return { name, missing: async (shop) => ((await isDone(shop)) ? [] : [name]), run };
}

/** Signs in with the browser, so that no password passes through here. */
export const login =
  (program: Program, ...args: readonly string[]): Step['run'] =>
  ({ tools }) =>
    tools.run(program, args, { hasTerminal: true });

export const apiStep = (name: string, apis: readonly string[]): Step => ({
  name,
  missing: async (shop) => {
    const enabled = await gcloudLines(shop, 'config.name', 'services', 'list', '--enabled');
    return apis.map((api) => `${api}.googleapis.com`).filter((api) => !enabled.includes(api));
  },
  run: (shop, missing) => gcloud(shop, 'services', 'enable', ...missing),
});

/** Stores a value that deploys read, in the project's file. */
export const deployValue = (name: string, variable: string, answerOf: (answers: Answers) => string): Step =>
  step(
    name,
    async ({ answers, tools }) =>
      Boolean(parseEnv(tools.readFile(settingsFile(answers.project)) ?? '')[variable]),
    async ({ answers, tools }) => {
      const file = settingsFile(answers.project);
      const others = (tools.readFile(file) ?? '').replace(/\n?$/, '\n').replace(/^\n$/, '');
      tools.writeFile(file, `${others}${variable}=${answerOf(answers)}\n`);
    },
  );

/** Grants via `gcloud <noun> get-iam-policy <name>`; each role with a tab before its member, as gcloud prints them. */
interface Grants {
  noun: readonly string[];
  name: string;
  roles: readonly string[];
}

export const grantOf = (email: string, role: string) => `${role}\tserviceAccount:${email}`;

export const grants = (name: string, grantsOf: (shop: Shop) => Promise<Grants>): Step => ({
  name,
  missing: async (shop) => {
    const { noun, name: of, roles } = await grantsOf(shop);
    const args = [...noun, 'get-iam-policy', of, '--flatten=bindings[].members'];
    const granted = await gcloudLines(shop, 'bindings.role,bindings.members', ...args);
    return roles.filter((role) => !granted.includes(role));
  },
  run: async (shop, missing) => {
    const { noun, name: to } = await grantsOf(shop);
    for (const grant of missing) {
      const [role, member] = grant.split('\t');
      const args = [...noun, 'add-iam-policy-binding', to, `--member=${member}`, `--role=${role}`];
      // gcloud asks for a condition otherwise, if the project's policy has one anywhere.
      if (noun[0] === 'projects') await shop.tools.run('gcloud', [...args, '--condition=None', '--quiet']);
      else await gcloud(shop, ...args);
    }
  },
});

export const projectGrants = (name: string, rolesOf: (shop: Shop) => Promise<string[]>): Step =>
  grants(name, async (shop) => ({
    noun: ['projects'],
    name: shop.answers.project,
    roles: await rolesOf(shop),
  }));

export async function hasSecret(shop: Shop, name: string): Promise<boolean> {
  if (!amongItems(await gcloudLines(shop, 'name', 'secrets', 'list'), name)) return false;
  const args = ['secrets', 'versions', 'list', name, '--filter=state:ENABLED', '--limit=1'];
  return (await gcloudLines(shop, 'name', ...args)).length > 0;
}

export const secret = (
  name: string,
  id: string,
  value: (secrets: SecretAnswers, shop: Shop) => string | Promise<string>,
): Step =>
  step(
    name,
    (shop) => hasSecret(shop, id),
    async (shop) => {
      const args = ['functions:secrets:set', id, '--data-file', '-', '--project', shop.answers.project];
      const input = await value(shop.secrets, shop);
      await shop.tools.run('firebase', [...args, '--non-interactive'], { input });
    },
  );
