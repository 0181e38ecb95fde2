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

/** Side effects of a deploy; tests replace them. */
export interface DeployTools {
  /** From scratch. */
  build(): Promise<void>;
  /** @throws CannotProceed */
  upload(args: readonly string[]): void;
  /** Why an upload of functions was refused, where firebase-tools does not say so. */
  whyRefused(): Promise<string | undefined>;
}

/** gRPC code PERMISSION_DENIED. */
const permissionDenied = 7;

function explain(error: unknown): never {
  if (errorCode(error) !== permissionDenied) throw error;
  throw new CannotProceed(
    'Not deployed. The account that deploys may not read the shop’s data: grant it roles/datastore.user.',
    { cause: error },
  );
}

/** Otherwise shoppers' replies are lost, and mail servers reject the shop's mails. */
async function checkContact(project: string): Promise<void> {
  await accessToken();
  const { contactEmail } = await findSettings().catch(explain);
  if (isReachable(contactEmail)) return;
  const { refusal, warning } = contactVerdict(contactEmail, await readMailState(project));
  if (refusal) throw new CannotProceed(refusal);
  if (warning) say(warning);
}

/** Functions can read only the data of their own release and the one before. */
async function bringData(project: string, phase: DeployPhase, stage: Stage): Promise<void> {
  // A later release may have been deployed during the build or upload.
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
 * The Admin SDK must be set to the project's database. Safe to run again after any interruption: it builds anew,
 * firebase-tools skips what is up to date, and migrations continue.
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
