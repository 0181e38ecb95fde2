// The first step of npm start and npm test: plain JavaScript for Node 20.19 with nothing installed. Installs what
// package-lock.json lists, unless it is there already, and then runs the given program with the project's own Node:
// node tests/emulators/install.mjs <program.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installArguments, isInstalled, placesIn, runsTypeScript } from './installed.mjs';
import { endProgress, showProgress } from './progress.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const bin = path.join(root, 'node_modules/.bin');

/** In a terminal in one line that grows, in a log as single lines. */
function followInstallation() {
  const begin = Date.now();
  const all = placesIn(root);
  let missing = all;
  return setInterval(
    () => {
      missing = missing.filter((place) => !existsSync(path.join(root, place, 'package.json')));
      const count = `${all.length - missing.length} of ${all.length} packages`;
      showProgress(1 - missing.length / all.length, `${count}, ${Math.round((Date.now() - begin) / 1000)} s`);
    },
    process.stdout.isTTY ? 500 : 10_000,
  );
}

function install() {
  console.info('Installing the packages of package-lock.json (once; less than a minute on most computers)');
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...installArguments], { cwd: root, stdio: 'inherit' })
    : spawn('npm', installArguments, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const following = followInstallation();
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      clearInterval(following);
      endProgress();
      resolve(code === 0);
    });
  });
}

/** The Node that npm installed with the project, otherwise the one that runs this script. */
function chooseNode() {
  const own = path.join(bin, 'node');
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own;
  return runsTypeScript(process.versions.node) ? process.execPath : undefined;
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (!isInstalled(root) && !(await install())) {
  fail('Installing the packages failed for the reason above: check the internet connection and start again.');
}
const node = chooseNode();
if (node === undefined) {
  fail(
    `This needs Node 24, and this computer has ${process.versions.node}: install Node 24 (the project brings its own only for Linux on x64) and start again.`,
  );
}

/**
 * @param {string} runner
 * @param {string[]} programAndArguments
 */
function runProgram(runner, programAndArguments) {
  const child = spawn(runner, programAndArguments, {
    cwd: root,
    // When this process is gone, even killed, the channel ("ipc") closes and the program stops.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(path.delimiter) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // npm and its shell can be ended by a signal that does not reach this process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.once('close', (code) => process.exit(code ?? 1));
}

const programAndArguments = process.argv.slice(2);
if (programAndArguments.length > 0) runProgram(node, programAndArguments);
