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

/** A deploy to a project, whose database is the Admin SDK's. */
export interface ShopDeploy {
  project: string;
  hasAllFunctions: boolean;
}

/** What happens around the upload of functions and pages. Each part may throw CannotProceed, which ends the deploy. */
export interface DeployStage {
  /** Refuses what would hurt, before anything is built or changed. */
  check?(deploy: ShopDeploy): Promise<void>;
  /** Once the rules and indexes are deployed, and the functions and pages are not. */
  before?(deploy: ShopDeploy): Promise<void>;
  after?(deploy: ShopDeploy): Promise<void>;
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
const reachableContact: DeployStage = {
  check: async ({ project }) => {
    await accessToken();
    const { contactEmail } = await findSettings().catch(explain);
    if (isReachable(contactEmail)) return;
    const { refusal, warning } = contactVerdict(contactEmail, await readMailState(project));
    if (refusal) throw new CannotProceed(refusal);
    if (warning) say(warning);
  },
};

/** A query without its index fails. */
const readyIndexes: DeployStage = {
  before: ({ project }) => indexesReady({ states: () => readIndexStates(project), pause: indexPause, say }),
};

/** Functions read the data of the release before theirs, and no other. */
const dataOfRelease: DeployStage = {
  check: ({ project }) => checkData(project).catch(explain),
  before: (deploy) => bringData(deploy, 'before'),
  after: (deploy) => bringData(deploy, 'after'),
};

async function bringData({ project, hasAllFunctions }: ShopDeploy, stage: Stage): Promise<void> {
  // A later release may have come meanwhile: a build takes minutes, and so does an upload.
  await requireKnownData(project);
  if (hasAllFunctions) await runMigrations(allMigrations, stage, sayMigration);
}

/** Each part of a deploy goes through them in this order. */
const stages: readonly DeployStage[] = [reachableContact, readyIndexes, dataOfRelease];

/** Goes through one part of all stages, where functions or pages are deployed. */
export async function runStages(
  part: keyof DeployStage,
  phase: DeployPhase,
  { project }: Pick<ShopDeploy, 'project'>,
): Promise<void> {
  if (!changesShop(phase)) return;
  const deploy = { project, hasAllFunctions: hasAllFunctions(phase) };
  for (const stage of stages) await stage[part]?.(deploy);
}
