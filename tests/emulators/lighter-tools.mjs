// Loaded into firebase-tools before it starts, which has no option for any of these. Nothing depends on this file but
// the time that the emulators take.
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

const load = createRequire(import.meta.url);

// Its Auth emulator checks the description of its own API anew at every start, which takes six seconds of the processor
// and can find nothing: the description comes with it.
const { default: Ajv } = createRequire(load.resolve('exegesis'))('ajv/dist/core');
Ajv.prototype.validateSchema = () => true;

// It writes a debug log beside what it prints: 100 MB while all tests run.
const logger = load('firebase-tools/lib/logger');
logger.useFileLogger = () => 'the log of the emulators';

// When a test lets triggers run again, its Functions emulator reads all functions anew and starts each of their
// processes again, which takes ten seconds.
const { FunctionsEmulator } = load('firebase-tools/lib/emulator/functionsEmulator');
FunctionsEmulator.prototype.reloadTriggers = async function enableTriggers() {
  for (const record of Object.values(this.triggers)) record.enabled = true;
};

// A process of a function that a test kills while it is starting would hold one of the four places for a minute, in
// which it is still waited for; and no test can let triggers rest meanwhile.
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

// Its Tasks emulator looks once in a second whether there is a task, so that each step of an import begins late.
const { TaskQueueController } = load('firebase-tools/lib/emulator/tasksEmulator');
TaskQueueController.LISTEN_TIMEOUT = 50;
