import { changesShop, type DeployPhase, hasAllFunctions } from '../deploy/deploy-phases.ts';
import { contactVerdict, isReachable, readMailState } from '../deploy/reachable-contact.ts';
import { indexesReady, indexPause, readIndexStates } from '../deploy/ready-indexes.ts';
import { allMigrations } from '../migrations/all-migrations.ts';
import type { Stage } from '../migrations/pending.ts';
import { runMigrations } from '../migrations/run-migrations.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { accessToken } from '../platform/google-api.ts';
import { findSettings } from '../settings/settings-store.ts';
import { errorCode } from '../shared/values/error-code.ts';
import { say } from './command.ts';
import { checkData, requireKnownData, sayMigration } from './release-data.ts';

/** How a deploy builds and uploads; what the tests give it reaches no project. */
export interface DeployTools {
  /** Builds all that is deployed, whatever was built before. */
  build(): Promise<void>;
  /** Runs firebase-tools. @throws CannotProceed */
  upload(args: readonly string[]): void;
  /** Why the upload of functions was refused, where firebase-tools does not say so. */
  whyRefused(): Promise<string | undefined>;
}

/** What Firestore answers those who may not read the database, by its number in gRPC. */
const permissionDenied = 7;

function explain(error: unknown): never {
  if (errorCode(error) !== permissionDenied) throw error;
  throw new CannotProceed(
    'Not deployed. The account that deploys may not read the shop’s data: grant it roles/datastore.user.',
    { cause: error },
  );
}

/** Otherwise shoppers' answers are lost, and mail servers refuse the shop's mails. */
async function checkContact(project: string): Promise<void> {
  await accessToken();
  const { contactEmail } = await findSettings().catch(explain);
  if (isReachable(contactEmail)) return;
  const { refusal, warning } = contactVerdict(contactEmail, await readMailState(project));
  if (refusal) throw new CannotProceed(refusal);
  if (warning) say(warning);
}

/** Functions read the data of the release before theirs, and no other. */
async function bringData(project: string, phase: DeployPhase, stage: Stage): Promise<void> {
  // A later release may have come meanwhile: a build takes minutes, and so does an upload.
  await requireKnownData(project);
  if (hasAllFunctions(phase)) await runMigrations(allMigrations, stage, sayMigration);
}

async function uploadPhase(
  { args, targets }: DeployPhase,
  { upload, whyRefused }: DeployTools,
): Promise<void> {
  try {
    upload(args);
  } catch (error) {
    const isRefused = error instanceof CannotProceed && targets.includes('functions');
    const reason = isRefused && (await whyRefused());
    throw reason ? new CannotProceed(`${error.message}\n\n${reason}`, { cause: error }) : error;
  }
}

/**
 * Deploys to a project, whose database is the Admin SDK's. Killed anywhere and run again, it ends the same: what is built
 * is built anew, firebase-tools leaves alone what is there already, and the data goes on where it was.
 * @throws CannotProceed, before anything is built or changed where that would hurt
 */
export async function deployShop(
  project: string,
  phases: readonly DeployPhase[],
  tools: DeployTools,
): Promise<void> {
  if (phases.some(changesShop)) {
    await checkContact(project);
    await checkData(project).catch(explain);
  }
  await tools.build();
  for (const phase of phases) {
    const isOfShop = changesShop(phase);
    if (isOfShop) {
      // A query without its index fails.
      await indexesReady({ states: () => readIndexStates(project), pause: indexPause, say });
      await bringData(project, phase, 'before');
    }
    await uploadPhase(phase, tools);
    if (isOfShop) await bringData(project, phase, 'after');
  }
}
