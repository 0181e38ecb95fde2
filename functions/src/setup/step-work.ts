import { parseEnv } from 'node:util';
import { array, boolean, object, string } from 'yup';
import { deployConfigFile } from '../deploy/deploy-files.ts';
import { requiredNames } from '../deploy/web-configuration.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { accounts } from './accounts.ts';
import { firebaseItems, firebaseResult, gcloudLines, lastPart } from './program-answers.ts';
import type { Shop } from './shop.ts';

export const logins = (shop: Shop) => gcloudLines(shop, 'account', 'auth', 'list', '--filter=status:ACTIVE');

export const ofProject = ({ answers: { project } }: Shop) => [
  'projects',
  'list',
  `--filter=projectId=${project}`,
];

export async function createProject(shop: Shop): Promise<void> {
  const { project, shopName } = shop.answers;
  // Google accepts 4 to 30 of these characters.
  const name = shopName
    .replace(/[^A-Za-z0-9 '!-]/g, '')
    .slice(0, 30)
    .padEnd(4, '-');
  const isGooglesAlready = (await gcloudLines(shop, 'projectId', ...ofProject(shop))).length > 0;
  const args = isGooglesAlready
    ? ['projects:addfirebase', project]
    : ['projects:create', project, '--display-name', name];
  await shop.tools.run('firebase', [...args, '--non-interactive']);
}

export async function isBilled({ answers, tools }: Shop): Promise<boolean> {
  const args = ['billing', 'projects', 'describe', answers.project, '--format=value(billingEnabled)'];
  return /^true$/i.test((await tools.read('gcloud', [...args, '--quiet'])).trim());
}

export async function linkBilling(shop: Shop): Promise<void> {
  const link = `https://console.cloud.google.com/billing/linkedaccount?project=${shop.answers.project}`;
  shop.tools.say(`  Open ${link}\n  and press “Link a billing account”. This goes on by itself then.`);
  if (await shop.tools.waitFor(() => isBilled(shop))) return;
  throw new CannotProceed('The project has no billing account yet. Link one, and run `npm run setup` again.');
}

export const bucketAddress = ({ answers: { project } }: Shop) =>
  `https://firebasestorage.googleapis.com/v1alpha/projects/${project}/defaultBucket`;
const bucketSchema = object({ bucket: object({ name: string().required() }).required() });

export async function storedBucket(shop: Shop): Promise<string | undefined> {
  const answer = await shop.tools.get(bucketAddress(shop));
  return answer === undefined ? undefined : lastPart(bucketSchema.validateSync(answer).bucket.name);
}

/** The covers' bucket; before it exists, its future name. */
export const bucketOf = async (shop: Shop) =>
  (await storedBucket(shop)) ?? `${shop.answers.project}.firebasestorage.app`;

export const webApps = (shop: Shop) =>
  firebaseItems(shop, 'appId', 'apps:list', 'WEB', '--project', shop.answers.project);

export const webFile = 'web/.env.production';
const sdkSchema = object({
  sdkConfig: object({ apiKey: string().default(''), authDomain: string().default('') }).required(),
}).default({ sdkConfig: { apiKey: '<its key>', authDomain: '<its domain>' } });

export async function isWebConfigured({ answers: { project }, tools }: Shop): Promise<boolean> {
  const values = parseEnv(tools.readFile(webFile) ?? '');
  const { VITE_FIREBASE_PROJECT_ID: other } = values;
  if (other && other !== project)
    throw new CannotProceed(
      `${webFile} is for the project ${other}. Rename it, or set ${project} up in another copy of the sources.`,
    );
  return requiredNames.every((name) => values[name]);
}

export async function configureWeb(shop: Shop): Promise<void> {
  const { project } = shop.answers;
  const [appId = '<its id>'] = await webApps(shop);
  const sdk = await firebaseResult(shop, 'apps:sdkconfig', 'WEB', appId, '--project', project);
  const { sdkConfig } = sdkSchema.validateSync(sdk);
  const values: Record<string, string> = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: sdkConfig.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: sdkConfig.authDomain,
    VITE_FIREBASE_STORAGE_BUCKET: await bucketOf(shop),
    VITE_FIREBASE_APP_ID: appId,
  } satisfies Record<(typeof requiredNames)[number], string>;
  const text = shop.tools.readFile(webFile) ?? '';
  // Keeps other lines.
  const others = text.split('\n').filter((line) => line !== '' && !((line.split('=')[0] ?? '') in values));
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  shop.tools.writeFile(webFile, `${[...lines, ...others].join('\n')}\n`);
}

const enabled = object({ enabled: boolean().default(false) });
const signInSchema = object({ signIn: object({ email: enabled }) });

export async function isSignInOn({ answers: { project, googleSignIn }, tools }: Shop): Promise<boolean> {
  const base = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;
  const byEmail = signInSchema.validateSync((await tools.get(`${base}/config`)) ?? {}).signIn.email.enabled;
  if (!byEmail || !googleSignIn) return byEmail;
  const google = await tools.get(`${base}/defaultSupportedIdpConfigs/google.com`);
  return enabled.validateSync(google ?? {}).enabled;
}

/**
 * With a temporary firebase.json for the sign-in methods only. Google accepts only the operator's own address for
 * support.
 */
export async function turnSignInOn(shop: Shop): Promise<void> {
  const { project, googleSignIn, shopName } = shop.answers;
  const [supportEmail = '<your login>'] = googleSignIn ? await logins(shop) : [];
  const google = { googleSignIn: { oAuthBrandDisplayName: shopName, supportEmail } };
  const providers = { emailPassword: true, ...(googleSignIn && google) };
  shop.tools.writeFile(deployConfigFile, `${JSON.stringify({ auth: { providers } }, null, 2)}\n`);
  const args = ['deploy', '--only', 'auth', '--config', deployConfigFile, '--project', project];
  await shop.tools.run('firebase', [...args, '--non-interactive']);
}

const functionNames = Object.keys(accounts);

/** As `<name> <state>`. */
async function functionsOf(shop: Shop): Promise<string[]> {
  const lines = await gcloudLines(shop, 'name,state', 'functions', 'list', '--v2');
  return lines.map((line) => lastPart(line).replace('\t', ' '));
}

const releases = object({ releases: array().default([]) });

export async function isDeployed(shop: Shop): Promise<boolean> {
  const states = await functionsOf(shop);
  if (!functionNames.every((name) => states.includes(`${name} ACTIVE`))) return false;
  const address = `https://firebasehosting.googleapis.com/v1beta1/sites/${shop.answers.project}/releases?pageSize=1`;
  return releases.validateSync((await shop.tools.get(address)) ?? {}).releases.length > 0;
}

export async function deploy(shop: Shop): Promise<void> {
  const names = (await functionsOf(shop)).map((one) => one.split(' ')[0] ?? '');
  // If the project has functions of other programs, firebase-tools asks before deleting them.
  const hasOthers = names.some((name) => !functionNames.includes(name));
  if (hasOthers) await shop.tools.run('npm', ['run', 'deploy'], { hasTerminal: true });
  else
    await shop.tools.run('npm', ['run', 'deploy', '--', '--force', '--non-interactive'], { isShown: true });
}
