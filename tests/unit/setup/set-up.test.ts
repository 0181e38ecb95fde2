import { expect, it } from 'vitest';
import { accounts, allAccounts } from '../../../functions/src/setup/accounts.ts';
import { setUp } from '../../../functions/src/setup/set-up.ts';
import { steps } from '../../../functions/src/setup/steps.ts';
import { dryRun, ToolFailed } from '../../../functions/src/setup/tools.ts';
import { type GoogleProject, newProject } from '../../fixtures/google-project/project.ts';
import { type Interruption, Killed, StandInComputer } from '../../fixtures/google-project/stand-in-tools.ts';
import { runSize } from '../../robustness/run-size.ts';
import { answers, secrets, shopWith } from './shop-to-set-up.ts';

/** @param at the change of this run at which it is interrupted */
function setUpOn(computer: StandInComputer, at?: number, interruption?: Interruption): Promise<void> {
  return setUp(steps, shopWith(computer.tools(at, interruption)));
}

async function shopSetUp(given: Partial<GoogleProject> = {}): Promise<StandInComputer> {
  const computer = new StandInComputer(newProject(given));
  await setUpOn(computer);
  return computer;
}

/** The parts that do not depend on how often a run was interrupted. */
function outcome({ project, files }: StandInComputer) {
  const { logins, apis, accounts: emails, functions, grants, changes, ...rest } = project;
  const sorted = [new Set(logins), apis, emails, functions, grants, changes].map((list) => [...list].sort());
  const { looksUntilBilled: _, looksUntilFeeds: __, deploysUntilEvents: ___, ...same } = rest;
  return { ...same, sorted, files: [...files].sort() };
}

const whole = await shopSetUp();

it('Setup makes a shop of nothing: project, database and bucket in one region, sign-in, secrets, functions and pages', () => {
  const { database, bucket, signIn, functions, isReleased, inUse, profile } = whole.project;
  expect({ database, bucket, signIn, isReleased, inUse }).toEqual({
    database: answers.region,
    bucket: answers.region,
    signIn: ['emailPassword', 'googleSignIn'],
    isReleased: true,
    inUse: answers.project,
  });
  expect(functions.sort()).toEqual(Object.keys(accounts).sort());
  expect(profile).toEqual({
    shopName: answers.shopName,
    contactEmail: answers.contact,
    currency: answers.currency,
    confirmAddress: true,
  });
  expect(whole.project.secrets).toEqual({
    ADMIN_USERNAME: secrets.username,
    ADMIN_PASSWORD_HASH: secrets.passwordHash,
    SMTP_URL: secrets.smtpUrl,
    STRIPE_KEYS: `${secrets.stripeKey} whsec_the_key_of_events`,
    VOUCHER_KEY: secrets.voucherKey,
  });
});

it('Setup writes what a deploy reads: the web app’s configuration, the region and the language', () => {
  expect(whole.files.get('web/.env.production')).toBe(
    [
      'VITE_FIREBASE_PROJECT_ID=corner-books',
      'VITE_FIREBASE_API_KEY=its-key',
      'VITE_FIREBASE_AUTH_DOMAIN=corner-books.firebaseapp.com',
      'VITE_FIREBASE_STORAGE_BUCKET=corner-books.firebasestorage.app',
      'VITE_FIREBASE_APP_ID=1:42:web:7\n',
    ].join('\n'),
  );
  expect(whole.files.get('functions/.env.corner-books')).toBe('SHOP_REGION=europe-west3\nSHOP_LANGUAGE=de\n');
});

it('Setup grants each account its roles and no other, and lets one sign tokens and one queue tasks, as itself', () => {
  const { grants } = whole.project;
  const wanted = allAccounts.flatMap(({ project = [], bucket = [] }) => [...project, ...bucket]).length;
  expect(grants).toHaveLength(wanted + 3);
  const ofItself = (name: string, role: string) => {
    const address = `${name}@corner-books.iam.gserviceaccount.com`;
    return `${address} roles/iam.${role} serviceAccount:${address}`;
  };
  expect(grants.filter((grant) => grant.includes('roles/iam.')).sort()).toEqual([
    ofItself('bookstore-api', 'serviceAccountUser'),
    ofItself('bookstore-orders', 'serviceAccountTokenCreator'),
  ]);
});

it('Setup shows no secret, and writes none into a file or a command', () => {
  const seen = [...whole.seen, ...whole.files.values()].join('\n');
  for (const secret of [...Object.values(secrets), 'open-sesame']) expect(seen).not.toContain(secret);
  expect(seen).toContain('functions:secrets:set ADMIN_PASSWORD_HASH --data-file -');
});

it('Setup says by one link what must be pressed, and goes on by itself', () => {
  const links = whole.seen.filter((line) => line.includes('https://console.'));
  expect(links).toEqual([expect.stringContaining('press “Link a billing account”')]);
  expect(links[0]).toContain('/billing/linkedaccount?project=corner-books');
});

it('Setup waits for Eventarc and for the first feeds, and says why', () => {
  expect(whole.waited).toBe(120 + 60);
  expect(whole.seen.filter((line) => line.includes('once more in'))).toHaveLength(2);
});

it('Setup run twice does nothing twice: the second run only looks', async () => {
  const computer = await shopSetUp();
  const { changes } = computer;
  await setUpOn(computer);
  // Looking at the shop from outside is no change.
  expect(computer.changes - changes).toBe(1);
  expect(outcome(computer)).toEqual(outcome(whole));
});

const changes = Array.from({ length: whole.changes }, (_, index) => index);
const interruptions: readonly Interruption[] = ['fails', 'is killed before it', 'is killed after it'];
// Each change in one of the ways, by hand in all of them.
const step = runSize({ quick: interruptions.length, full: 1 });

it.each([...interruptions.entries()])(
  'Setup, interrupted at each of its changes, %i: which %s, goes on with a second run, and ends the same with nothing done twice',
  async (way, interruption) => {
    expect(changes.length).toBeGreaterThan(50);
    for (const at of changes.filter((change) => change % step === way % step)) {
      const computer = new StandInComputer(newProject());
      const first = await setUpOn(computer, at, interruption).catch((error: unknown) => error);
      const isExpected = first instanceof Killed || first instanceof ToolFailed || first === undefined;
      expect(isExpected, String(first)).toBe(true);
      await setUpOn(computer);
      expect(outcome(computer), `interrupted at change ${at}`).toEqual(outcome(whole));
    }
  },
);

it('Setup, interrupted at each of its changes, says at a failure which command it was', async () => {
  const computer = new StandInComputer(newProject());
  await expect(setUpOn(computer, 5)).rejects.toThrow(/This failed: .+\nthe line was cut/);
});

it('Setup of a project that was begun by hand adds Firebase to a project of Google Cloud', async () => {
  const { project } = await shopSetUp({ exists: true, logins: ['gcloud'] });
  expect(project.changes).toContain('project for Firebase');
  expect(project.changes).not.toContain('project');
});

it('Setup of a project that was begun by hand keeps what is there, and adds what is missing', async () => {
  const email = 'bookstore-api@corner-books.iam.gserviceaccount.com';
  const { project } = await shopSetUp({
    exists: true,
    isFirebase: true,
    looksUntilBilled: 0,
    apis: ['cloudbilling.googleapis.com', 'firestore.googleapis.com', 'iam.googleapis.com'],
    database: 'europe-west1',
    bucket: 'europe-west1',
    apps: ['1:42:web:7'],
    signIn: ['emailPassword'],
    accounts: [email],
    roles: ['bookstoreCoverRemover'],
    grants: [`corner-books roles/datastore.user serviceAccount:${email}`],
    secrets: { SMTP_URL: 'off', ADMIN_USERNAME: '' },
    profile: { shopName: 'By Hand', contactEmail: 'me@by-hand.com', currency: 'CHF' },
  });
  const { database, secrets: kept, profile, signIn, changes } = project;
  expect({ database, profile }).toEqual({
    database: 'europe-west1',
    profile: { shopName: 'By Hand', contactEmail: 'me@by-hand.com', currency: 'CHF' },
  });
  expect(kept).toEqual({ ...kept, SMTP_URL: 'off', ADMIN_USERNAME: secrets.username });
  expect(signIn).toEqual(['emailPassword', 'googleSignIn']);
  for (const done of ['database', 'bucket', 'web app', 'account bookstore-api', 'role bookstoreCoverRemover'])
    expect(changes).not.toContain(done);
  expect(project.isReleased).toBe(true);
});

it('Setup of a project that was begun by hand deletes no function of something else', async () => {
  const computer = await shopSetUp({ functions: ['newsletter'] });
  expect(computer.project.functions).toContain('newsletter');
  expect(computer.seen).toContain('npm run deploy');
  expect(whole.seen).toContain('npm run deploy -- --force --non-interactive');
});

it('Setup of a project that was begun by hand refuses where the web app is configured for another project, before it changes that', async () => {
  const computer = new StandInComputer(newProject());
  computer.files.set('web/.env.production', 'VITE_FIREBASE_PROJECT_ID=other-shop\n');
  await expect(setUpOn(computer)).rejects.toThrow('web/.env.production is for the project other-shop');
  expect(computer.files.get('web/.env.production')).toBe('VITE_FIREBASE_PROJECT_ID=other-shop\n');
});

it('Setup of a project that was begun by hand keeps the other lines of its files', async () => {
  const computer = new StandInComputer(newProject());
  computer.files.set('web/.env.production', 'VITE_APP_CHECK_SITE_KEY=site\n');
  computer.files.set('functions/.env.corner-books', 'ISBN_LOOKUP=true');
  await setUpOn(computer);
  expect(computer.files.get('web/.env.production')).toMatch(/APP_ID=.+\nVITE_APP_CHECK_SITE_KEY=site\n$/);
  expect(computer.files.get('functions/.env.corner-books')).toBe(
    'ISBN_LOOKUP=true\nSHOP_REGION=europe-west3\nSHOP_LANGUAGE=de\n',
  );
});

it('Setup ends with a sentence when no billing account comes', async () => {
  const computer = new StandInComputer(newProject({ looksUntilBilled: 1000 }));
  await expect(setUpOn(computer)).rejects.toThrow('run `npm run setup` again');
});

async function printed(computer: StandInComputer): Promise<string[]> {
  const from = computer.seen.length;
  await setUp(steps, shopWith(dryRun(computer.tools())));
  return computer.seen.slice(from).flatMap((line) => line.split('\n'));
}

const commandsIn = (lines: readonly string[]) =>
  lines.filter((line) => /^ {2}(?:gcloud|npx|npm|POST) /.test(line));

it('A dry run changes nothing, and prints the commands of a real run', async () => {
  const computer = new StandInComputer(newProject());
  const commands = commandsIn(await printed(computer));
  expect(computer.project).toEqual(newProject());
  expect([computer.changes, computer.files.size]).toEqual([0, 0]);
  expect(commands.length).toBeGreaterThan(50);
  expect(commands).toContain('  npm run deploy -- --force --non-interactive');
  expect(commands.join('\n')).toContain('/defaultBucket {"location":"europe-west3"}');
  // A value that is not there yet is named in words, which may have spaces.
  expect(commands.join('\n')).toContain(
    "'--member=serviceAccount:<the project’s number>-compute@developer.gserviceaccount.com' --role=roles/cloudbuild",
  );
});

it('A dry run shows no secret', async () => {
  const lines = (await printed(new StandInComputer(newProject()))).join('\n');
  for (const secret of Object.values(secrets)) expect(lines).not.toContain(secret);
});

it('A dry run of a shop that is set up prints only the look from outside', async () => {
  expect(commandsIn(await printed(await shopSetUp()))).toEqual([
    '  npm run smoke -- https://corner-books.web.app',
  ]);
});
