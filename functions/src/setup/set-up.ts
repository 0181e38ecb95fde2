import { knownWait } from './known-waits.ts';
import type { Shop, Step } from './shop.ts';

/** Carries a step out unless it is done, and again after one of the waits that Google is known for. */
async function carryOut(step: Step, shop: Shop): Promise<void> {
  const { say, pause } = shop.tools;
  for (let tries = 1; ; tries += 1) {
    try {
      if (await step.isDone(shop)) {
        if (tries === 1) say(`✓ ${step.name}: done already`);
        return;
      }
      say(`• ${step.name}`);
      await step.run(shop);
      return;
    } catch (failure) {
      const wait = knownWait(failure);
      if (!wait || tries > wait.tries) throw failure;
      say(`  ${wait.reason}: once more in ${wait.seconds} seconds.`);
      await pause(wait.seconds);
    }
  }
}

/** Goes through the steps in their order. One that fails ends it; a later run begins with that one. */
export async function setUp(steps: readonly Step[], shop: Shop): Promise<void> {
  for (const step of steps) await carryOut(step, shop);
}
