import type { DeployPhase } from '../deploy/deploy-phases.ts';
import { runStages } from './deploy-stages.ts';

/** What a deploy does beside its stages; those of the tests reach no project. */
export interface DeployTools {
  /** Builds all that is deployed, whatever was built before. */
  build(): Promise<void>;
  /** Runs firebase-tools. @throws CannotProceed */
  upload(args: readonly string[]): void;
}

// Killed anywhere and run again, a deploy ends the same: what is built is built anew, firebase-tools leaves alone what is
// there already, and the data goes on where it was.

/** Deploys the shop, each phase between its stages. */
export async function deployShop(
  project: string,
  phases: readonly DeployPhase[],
  { build, upload }: DeployTools,
): Promise<void> {
  for (const phase of phases) await runStages('check', phase, { project });
  await build();
  for (const phase of phases) {
    await runStages('before', phase, { project });
    upload(phase.args);
    await runStages('after', phase, { project });
  }
}
