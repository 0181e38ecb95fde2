import type { Shop, Step } from './shop.ts';
import { ToolFailed } from './tools.ts';

/** Errors that pass by themselves in a new project. */
const transient: readonly { sign: RegExp; reason: string; seconds: number; tries: number }[] = [
  {
    sign: /Eventarc Service Agent/i,
    reason: 'Google takes some minutes until a new project’s events reach its functions',
    seconds: 120,
    tries: 6,
  },
  {
    sign: /service account .*does not exist|unknown service account/i,
    reason: 'Google does not know the new account everywhere yet',
    seconds: 10,
    tries: 9,
  },
  {
    sign: /SERVICE_DISABLED|has not been used in project|API .*not enabled/i,
    reason: 'An API that was just enabled does not answer yet',
    seconds: 20,
    tries: 9,
  },
  {
    sign: /concurrent policy changes|ABORTED|is being set up|Please (?:re)?try (?:again )?later/i,
    reason: 'Google is busy with the change before',
    seconds: 20,
    tries: 6,
  },
  {
    sign: /npm run smoke/,
    reason: 'A new shop needs some minutes until its pages and feeds answer everywhere',
    seconds: 60,
    tries: 6,
  },
];

/** Runs a step unless it is done, with retries for transient errors. */
async function carryOut(step: Step, shop: Shop): Promise<void> {
  const { say, pause } = shop.tools;
  for (let tries = 1; ; tries += 1) {
    try {
      const missing = await step.missing(shop);
      if (missing.length === 0) {
        if (tries === 1) say(`✓ ${step.name}: done already`);
        return;
      }
      say(`• ${step.name}`);
      await step.run(shop, missing);
      return;
    } catch (failure) {
      if (!(failure instanceof ToolFailed)) throw failure;
      const wait = transient.find(({ sign }) => sign.test(`${failure.message}\n${failure.output}`));
      if (!wait || tries > wait.tries) throw failure;
      say(`  ${wait.reason}: once more in ${wait.seconds} seconds.`);
      await pause(wait.seconds);
    }
  }
}

/** Stops at the first failed step; a later run continues there. */
export async function setUp(steps: readonly Step[], shop: Shop): Promise<void> {
  for (const step of steps) await carryOut(step, shop);
}
