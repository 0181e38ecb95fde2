import type { DeployPhase } from '../deploy/deploy-phases.ts';
import { CannotProceed } from '../platform/cannot-proceed.ts';
import { runStages } from './deploy-stages.ts';

/** What a deploy does beside its stages; those of the tests reach no project. */
export interface DeployTools {
  /** Builds all that is deployed, whatever was built before. */
  build(): Promise<void>;
  /** Runs firebase-tools. @throws CannotProceed */
  upload(args: readonly string[]): void;
  /** Why the upload of functions was refused, where firebase-tools does not say so. */
  whyRefused(): Promise<string | undefined>;
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

// Killed anywhere and run again, a deploy ends the same: what is built is built anew, firebase-tools leaves alone what is
// there already, and the data goes on where it was.

export async function deployShop(
  project: string,
  phases: readonly DeployPhase[],
  tools: DeployTools,
): Promise<void> {
  for (const phase of phases) await runStages('check', phase, { project });
  await tools.build();
  for (const phase of phases) {
    await runStages('before', phase, { project });
    await uploadPhase(phase, tools);
    await runStages('after', phase, { project });
  }
}
