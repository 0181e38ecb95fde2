import { Expression } from 'firebase-functions/params';
import { expect, it } from 'vitest';
import { type HostingConfig, regionsOf } from '../../../functions/src/deploy/hosting-config.ts';
import * as functions from '../../../functions/src/index.ts';
import { region } from '../../../functions/src/platform/region.ts';
import { type Account, accounts, allAccounts } from '../../../functions/src/setup/accounts.ts';
import { callNames } from '../../../functions/src/shared/api-calls.ts';
import { apiContract } from '../../../functions/src/shared/api-contract.ts';
import { functionOf } from '../../../functions/src/shared/api-functions.ts';
import { methodAndPath } from '../../../functions/src/shared/call-definition.ts';
import { read } from '../../fixtures/repository-files.ts';

const firebaseJson: HostingConfig = JSON.parse(read('firebase.json'));
const deployed = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, ...__endpoint }));

it('The functions run in the region in which Hosting asks them', () => {
  const asked = regionsOf(firebaseJson);
  expect(new Set(asked.map(({ functionId }) => functionId))).toEqual(
    new Set(['account', 'api', 'orders', 'pages']),
  );
  for (const { functionId, region: asksIn } of asked) {
    expect(asksIn).toBe(region);
    expect(deployed.find(({ name }) => name === functionId)?.region).toEqual([region]);
  }
});

it('The functions run as an account of their own, each under its whole address', () => {
  expect(deployed.map(({ name }) => name).sort()).toEqual(Object.keys(accounts).sort());
  for (const { name, serviceAccountEmail } of deployed) {
    const account = Object.entries(accounts).find(([of]) => of === name)?.[1];
    const address = `${account?.name}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`;
    expect(serviceAccountEmail instanceof Expression && serviceAccountEmail.toCEL()).toBe(address);
  }
  expect(new Set(Object.values(accounts).map((account) => account.name)).size).toBe(deployed.length);
});

it('The functions begin in a small region, too, where Google grants a new project ten cores for a function', () => {
  const cores = deployed.map(
    ({ maxInstances, cpu }) => Number(maxInstances) * (typeof cpu === 'number' ? cpu : 1),
  );
  expect(Math.max(...cores)).toBeLessThanOrEqual(10);
});

it('The functions are called by events only where an event starts them', () => {
  const started = deployed.filter(({ eventTrigger }) => eventTrigger).map(({ name }) => name);
  const called = Object.entries<Account>(accounts).filter(([, { project = [] }]) =>
    project.includes('roles/eventarc.eventReceiver'),
  );
  expect(called.map(([name]) => name).sort()).toEqual(started.sort());
});

it('The functions have accounts that a deploy from GitHub may use, each named in the RUNBOOK', () => {
  const runbook = read('functions/RUNBOOK.md');
  expect(allAccounts.filter(({ name }) => !runbook.includes(`${name}@$AT`))).toEqual([]);
});

it('The functions know a secret only where they need it: the password of the mail server is not the API’s', () => {
  const secrets = deployed.map(({ name, secretEnvironmentVariables = [] }) => [
    name,
    secretEnvironmentVariables.map(({ key }) => key),
  ]);
  expect(Object.fromEntries(secrets)).toEqual({
    orders: ['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH', 'STRIPE_KEYS', 'VOUCHER_KEY'],
    api: ['ADMIN_USERNAME'],
    account: ['ADMIN_PASSWORD_HASH'],
    pages: [],
    checkCover: [],
    sweepCovers: [],
    runImport: [],
    copyCovers: [],
    sendMail: ['SMTP_URL', 'VOUCHER_KEY'],
    retryMails: ['SMTP_URL', 'VOUCHER_KEY'],
    foldCatalogue: [],
    tellWishes: [],
    moveDays: [],
    sweepPayments: ['STRIPE_KEYS', 'VOUCHER_KEY'],
  });
});

it('The functions look up a shopper only in the functions whose accounts may', () => {
  const allowed = Object.entries<Account>(accounts).flatMap(([name, { project = [] }]) =>
    project.filter((role) => role.includes('firebaseauth')).map((role) => [name, role]),
  );
  expect(Object.fromEntries(allowed)).toEqual({
    orders: 'roles/firebaseauth.viewer',
    account: 'roles/firebaseauth.admin',
    tellWishes: 'roles/firebaseauth.viewer',
  });
  const ofShoppers = callNames.filter((name) => apiContract[name].access.startsWith('shopper'));
  expect(ofShoppers.length).toBeGreaterThan(3);
  expect(new Set(ofShoppers.map((name) => functionOf(methodAndPath(name).path)))).toEqual(
    new Set(['orders', 'account']),
  );
});

it('The functions are pinned where they answer pages, which name the files of one build, and not where they answer calls', () => {
  for (const { function: one, regex } of firebaseJson.hosting.rewrites)
    if (one) expect(one.pinTag ?? false).toBe(!regex?.startsWith('^/api'));
});

it('`firebase deploy` checks the functions and Hosting before it uploads them', () => {
  const { functions: codebases, hosting } = JSON.parse(read('firebase.json'));
  const command = (target: string) => [`npm run --silent check-deploy -w functions -- ${target}`];
  expect(codebases[0].predeploy).toEqual(command('functions'));
  expect(hosting.predeploy).toEqual(command('hosting'));
});
