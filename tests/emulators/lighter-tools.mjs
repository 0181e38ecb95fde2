// Loaded into firebase-tools, which has no option for any of these. They only save time.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const load = createRequire(import.meta.url);

// The Auth emulator validates the description of its own API at every start, which takes six seconds of CPU time and
// can find nothing: the description comes with it.
const { default: Ajv } = createRequire(load.resolve('exegesis'))('ajv/dist/core');
Ajv.prototype.validateSchema = () => true;

// Its debug log would be 100 MB when all tests have run.
const logger = load('firebase-tools/lib/logger');
logger.useFileLogger = () => 'the log of the emulators';

// When a test turns triggers on again, the Functions emulator would reload all functions and restart each of their
// processes, which takes ten seconds.
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator');
FunctionsEmulator.prototype.reloadTriggers = async function enableTriggers() {
  for (const record of Object.values(this.triggers)) record.enabled = true;
};

// A function's process that a test kills while it is starting would be waited for, and hold one of the four places, for
// a minute; and no test could turn triggers off meanwhile.
const { RuntimeWorker } = load('firebase-tools/lib/emulator/functionsRuntimeWorker');
const { waitForSocketReady } = RuntimeWorker.prototype;
RuntimeWorker.prototype.waitForSocketReady = function waitWhileItRuns() {
  const ended = once(this.runtime.process, 'exit').then(() => {
    throw new Error('Its process ended while it was starting');
  });
  return Promise.race([waitForSocketReady.call(this), ended]);
};

// The shop is built while the emulators start: Hosting, which is the last of them, waits for its files and takes the
// configuration that names them; the functions are loaded after it.
const { HostingEmulator } = load('firebase-tools/lib/emulator/hostingEmulator');
const { start } = HostingEmulator.prototype;
HostingEmulator.prototype.start = async function startWhenBuilt() {
  const { SHOP_BUILT_MARKER: marker = '' } = process.env;
  while (!existsSync(marker)) await setTimeout(50);
  const { config } = this.args.options;
  this.args.options.normalizedHostingConfig = undefined;
  config.src.hosting = JSON.parse(readFileSync(config.path('firebase.emulators.json'), 'utf8')).hosting;
  return start.call(this);
};

// The Tasks emulator looks for tasks only once in a second, so that each step of an import would begin late.
const { TaskQueueController } = load('firebase-tools/lib/emulator/tasksEmulator');
TaskQueueController.LISTEN_TIMEOUT = 50;
