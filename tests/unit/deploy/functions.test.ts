import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Expression } from 'firebase-functions/params';
import { describe, expect, it } from 'vitest';
import { type HostingConfig, regionsOf } from '../../../functions/src/deploy/hosting-config.ts';
import * as functions from '../../../functions/src/index.ts';
import { region } from '../../../functions/src/platform/region.ts';
import { serviceAccounts } from '../../../functions/src/triggers/service-accounts.ts';
import { root } from '../../emulators/project.ts';

function read(name: string): string {
  return readFileSync(path.join(root, name), 'utf8');
}

const firebaseJson: HostingConfig = JSON.parse(read('firebase.json'));
const deployed = Object.entries(functions).map(([name, { __endpoint }]) => ({ name, ...__endpoint }));

describe('The functions', () => {
  it('run in the region in which Hosting asks them', () => {
    const asked = regionsOf(firebaseJson);
    expect(new Set(asked.map(({ functionId }) => functionId))).toEqual(new Set(['api', 'orders', 'pages']));
    for (const { functionId, region: asksIn } of asked) {
      expect(asksIn).toBe(region);
      expect(deployed.find(({ name }) => name === functionId)?.region).toEqual([region]);
    }
  });

  it('run as an account of their own, each under its whole address', () => {
    expect(deployed.map(({ name }) => name).sort()).toEqual(Object.keys(serviceAccounts).sort());
    for (const { name, serviceAccountEmail } of deployed) {
      const account = Object.entries(serviceAccounts).find(([of]) => of === name)?.[1];
      const address = `${account}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`;
      expect(serviceAccountEmail instanceof Expression && serviceAccountEmail.toCEL()).toBe(address);
    }
    expect(new Set(Object.values(serviceAccounts)).size).toBe(deployed.length);
  });

  it('have accounts that the RUNBOOK creates, and only that of the sign-in signs tokens', () => {
    const runbook = read('functions/RUNBOOK.md');
    expect(Object.values(serviceAccounts).filter((name) => !runbook.includes(name))).toEqual([]);
    const signers = runbook.split('\n').filter((line) => line.includes('serviceAccountTokenCreator'));
    expect(signers).toHaveLength(1);
    expect(signers[0]).toContain(serviceAccounts.orders);
  });

  it('know a secret only where they need it: the password of the mail server is not the API’s', () => {
    const secrets = deployed.map(({ name, secretEnvironmentVariables = [] }) => [
      name,
      secretEnvironmentVariables.map(({ key }) => key),
    ]);
    expect(Object.fromEntries(secrets)).toEqual({
      orders: ['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH'],
      api: ['ADMIN_USERNAME'],
      pages: [],
      checkCover: [],
      sweepCovers: [],
      workOnImports: [],
      resumeImports: [],
      sendMail: ['SMTP_URL'],
      retryMails: ['SMTP_URL'],
      foldCatalogue: [],
    });
  });

  it('send a mail when it is stored, and leave what fails to a sweep every five minutes', () => {
    const { sendMail, retryMails } = functions;
    expect(sendMail.__endpoint.eventTrigger).toMatchObject({
      eventType: 'google.cloud.firestore.document.v1.created',
      eventFilterPathPatterns: { document: 'mail/{id}' },
      retry: false,
    });
    expect(retryMails.__endpoint.scheduleTrigger?.schedule).toBe('every 5 minutes');
  });

  it('work on an import when its task has a new step, and take up what broke off every fifteen minutes', () => {
    const { workOnImports, resumeImports } = functions;
    expect(workOnImports.__endpoint.eventTrigger).toMatchObject({
      eventType: 'google.cloud.firestore.document.v1.written',
      eventFilterPathPatterns: { document: 'importTasks/{id}' },
      retry: false,
    });
    expect(resumeImports.__endpoint.scheduleTrigger?.schedule).toBe('every 15 minutes');
  });

  it('are pinned where they answer pages, which name the files of one build, and not where they answer calls', () => {
    const asked = firebaseJson.hosting.rewrites.flatMap(({ function: one }) => (one ? [one] : []));
    for (const { functionId, pinTag = false } of asked) expect(pinTag).toBe(functionId === 'pages');
  });
});

describe('firebase deploy', () => {
  it('checks the functions and Hosting before it uploads them', () => {
    const { functions: codebases, hosting } = JSON.parse(read('firebase.json'));
    const command = (target: string) => [`npm run --silent check-deploy -w functions -- ${target}`];
    expect(codebases[0].predeploy).toEqual(command('functions'));
    expect(hosting.predeploy).toEqual(command('hosting'));
  });
});
