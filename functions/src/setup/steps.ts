import { object, string } from 'yup';
import { defaultFrame } from '../shared/shop/shop-profile.ts';
import { type Account, addressOf, allAccounts, coverRemover, roleIn } from './accounts.ts';
import {
  amongItems,
  firebaseItems,
  firebaseResult,
  gcloud,
  gcloudLines,
  isRefused,
} from './program-answers.ts';
import type { Shop, Step } from './shop.ts';
import { apiStep, deployValue, grantOf, grants, login, projectGrants, secret, step } from './step-kinds.ts';
import {
  bucketAddress,
  bucketOf,
  configureWeb,
  createProject,
  deploy,
  isBilled,
  isDeployed,
  isSignInOn,
  isWebConfigured,
  linkBilling,
  logins,
  ofProject,
  storedBucket,
  turnSignInOn,
  webApps,
  webFile,
} from './step-work.ts';

const tokenCommand = ['auth', 'application-default', 'print-access-token', '--quiet'];

/** Needed by the next steps, before there is a billing account. */
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
  'cloudtasks',
  'secretmanager',
];

function rolesOf({ answers: { project } }: Shop, part: 'project' | 'bucket'): string[] {
  const ofAccount = (account: Account) => account[part] ?? [];
  return allAccounts.flatMap((account) =>
    ofAccount(account).map((role) => grantOf(addressOf(account, project), roleIn(project, role))),
  );
}

const profileCommand = ['run', '--silent', 'shop-profile', '-w', 'functions', '--'];
const profileSchema = object({ contactEmail: string().default(defaultFrame.contactEmail) });

/** In order of dependency. */
export const steps: readonly Step[] = [
  step(
    'Log in to Google Cloud',
    async (shop) => (await logins(shop)).length > 0,
    login('gcloud', 'auth', 'login'),
  ),
  step(
    'Let the shop’s own commands use that login',
    async ({ tools }) => !(await isRefused(tools.read('gcloud', tokenCommand))),
    login('gcloud', 'auth', 'application-default', 'login'),
  ),
  step(
    'Log in to Firebase',
    async (shop) => (await firebaseItems(shop, 'user', 'login:list')).length > 0,
    login('firebase', 'login'),
  ),
  step(
    'The Firebase project',
    async (shop) => (await firebaseItems(shop, 'projectId', 'projects:list')).includes(shop.answers.project),
    createProject,
  ),
  apiStep('The APIs of a project', firstApis),
  step('A billing account', isBilled, linkBilling),
  apiStep('The APIs of the shop', shopApis),
  // The shop uses the default database.
  step(
    'The database',
    async (shop) =>
      amongItems(await gcloudLines(shop, 'name', 'firestore', 'databases', 'list'), '(default)'),
    (shop) => {
      const args = [`--location=${shop.answers.region}`, '--type=firestore-native'];
      return gcloud(shop, 'firestore', 'databases', 'create', ...args);
    },
  ),
  step(
    'The bucket for covers',
    async (shop) => (await storedBucket(shop)) !== undefined,
    (shop) => shop.tools.post(bucketAddress(shop), { location: shop.answers.region }),
  ),
  step(
    'The web app',
    async (shop) => (await webApps(shop)).length > 0,
    ({ answers: { shopName, project }, tools }) =>
      tools.run('firebase', ['apps:create', 'WEB', shopName, '--project', project, '--non-interactive']),
  ),
  step(`The web app’s configuration, ${webFile}`, isWebConfigured, configureWeb),
  // Functions run in the region of database and bucket.
  deployValue('The region of the functions', 'SHOP_REGION', ({ region }) => region),
  deployValue('The language of the shop', 'SHOP_LANGUAGE', ({ language }) => language),
  step('How shoppers sign in', isSignInOn, turnSignInOn),
  {
    name: 'An account for each function',
    missing: async (shop) => {
      const emails = await gcloudLines(shop, 'email', 'iam', 'service-accounts', 'list');
      const isMissing = (one: Account) => !emails.includes(addressOf(one, shop.answers.project));
      return allAccounts.filter(isMissing).map(({ name }) => name);
    },
    run: async (shop, missing) => {
      for (const name of missing) await gcloud(shop, 'iam', 'service-accounts', 'create', name);
    },
  },
  step(
    'A role that removes covers and reads none',
    async (shop) => amongItems(await gcloudLines(shop, 'name', 'iam', 'roles', 'list'), coverRemover.id),
    (shop) => {
      const permissions = `--permissions=${coverRemover.permissions.join(',')}`;
      return gcloud(shop, 'iam', 'roles', 'create', coverRemover.id, permissions);
    },
  ),
  projectGrants('What the accounts may do in the project', async (shop) => rolesOf(shop, 'project')),
  grants('What the accounts may do with files', async (shop) => ({
    noun: ['storage', 'buckets'],
    name: `gs://${await bucketOf(shop)}`,
    roles: rolesOf(shop, 'bucket'),
  })),
  ...allAccounts.flatMap((account) => {
    const { name: ofFunction, asItself } = account;
    if (!asItself) return [];
    return grants(`${ofFunction} ${asItself.does}, as itself`, async ({ answers }) => {
      const name = addressOf(account, answers.project);
      return { noun: ['iam', 'service-accounts'], name, roles: [grantOf(name, asItself.role)] };
    });
  }),
  projectGrants('Cloud Build may build', async (shop) => {
    const [number = '<the project’s number>'] = await gcloudLines(shop, 'projectNumber', ...ofProject(shop));
    return [grantOf(`${number}-compute@developer.gserviceaccount.com`, 'roles/cloudbuild.builds.builder')];
  }),
  secret('The owner’s name', 'ADMIN_USERNAME', ({ username }) => username),
  secret('The owner’s password, as a hash', 'ADMIN_PASSWORD_HASH', ({ passwordHash }) => passwordHash),
  secret('The mail server', 'SMTP_URL', ({ smtpUrl }) => smtpUrl),
  secret('The key of the codes of vouchers', 'VOUCHER_KEY', ({ voucherKey }) => voucherKey),
  // The webhook is registered only when the key is stored: Stripe shows its signing key once.
  secret('The keys of Stripe', 'STRIPE_KEYS', async ({ stripeKey }, shop) =>
    stripeKey === 'off' ? 'off' : `${stripeKey} ${await shop.registerEvents(stripeKey)}`,
  ),
  // Requires confirmed addresses before a second unpaid order. Keeps what the owner has changed under Settings.
  step(
    'The name, the contact address, the place and the currency of the shop',
    async ({ tools }) => {
      const text = await tools.read('npm', profileCommand);
      const { contactEmail } = profileSchema.validateSync(text.trim() === '' ? {} : JSON.parse(text));
      return contactEmail !== defaultFrame.contactEmail;
    },
    ({ answers: { shopName, contact, country, timeZone, currency }, tools }) => {
      const given = { name: shopName, contact, country, 'time-zone': timeZone, currency };
      const flags = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
      return tools.run('npm', [...profileCommand, ...flags, '--confirm-address']);
    },
  ),
  step(
    'The project of the firebase commands in this folder',
    async (shop) => {
      const chosen = firebaseResult(shop, 'use');
      // The command fails where no project is chosen.
      return !(await isRefused(chosen)) && (await chosen) === shop.answers.project;
    },
    ({ answers, tools }) => tools.run('firebase', ['use', answers.project, '--non-interactive']),
  ),
  // Later deploys are the operator's: `npm run deploy`.
  step('The first deploy', isDeployed, deploy),
  // Changes nothing, so it is never done.
  step(
    'A look at the shop from outside',
    async () => false,
    ({ address, tools }) => tools.run('npm', ['run', 'smoke', '--', address], { isShown: true }),
  ),
];
