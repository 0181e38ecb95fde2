import { withFunctionTriggersDisabled } from '@firebase/rules-unit-testing';
import { report, runMain } from './console.ts';
import { answers } from './ports.ts';
import { Problem } from './problem.ts';
import { addressOf, emulatorNames, emulatorVariables } from './project.ts';
import { fillShop } from './shop.ts';

/** Where the emulators are told what to do, at its default port: firebase.json does not name it. */
const hub = { host: '127.0.0.1', port: 4400 };

// npm run demo-data: puts the demo shop into emulators that run already, whatever was in them.
await runMain(async (signal) => {
  const running = await Promise.all(emulatorNames.map((name) => answers(addressOf(name))));
  if (running.includes(false)) {
    throw new Problem(
      'Not all emulators of firebase.json are running: start them first, `npx firebase emulators:start`.',
    );
  }
  Object.assign(process.env, emulatorVariables());
  // Or else the emulator would start a process for each of 158 covers at once, to check them.
  await withFunctionTriggersDisabled(hub, () => fillShop(report, signal));
  return 0;
});
