import { withoutTriggers } from '../fixtures/without-triggers.ts';
import { report, runMain } from './console.ts';
import { answers } from './ports.ts';
import { Problem } from './problem.ts';
import { addressOf, emulatorNames, emulatorVariables } from './project.ts';
import { fillShop } from './shop.ts';

// npm run demo-data: resets running emulators to the demo shop.
await runMain(async (signal) => {
  const running = await Promise.all(emulatorNames.map((name) => answers(addressOf(name))));
  if (running.includes(false)) {
    throw new Problem(
      'Not all emulators of firebase.json are running: start them first, `npx firebase emulators:start`.',
    );
  }
  Object.assign(process.env, emulatorVariables());
  await withoutTriggers(() => fillShop(report, signal, true));
  return 0;
});
