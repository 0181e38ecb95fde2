// Plain JavaScript, since it also shows the installation of packages.
const width = 30;
let isShown = false;

/**
 * In a terminal as a bar in one line that changes, otherwise as a line of its own.
 * @param {number} part from 0 to 1
 * @param {string} words
 */
export function showProgress(part, words) {
  if (!process.stdout.isTTY) return console.info(`  ${words}`);
  const full = Math.round(width * Math.min(1, part));
  process.stdout.write(`\r\x1b[2K  ${'█'.repeat(full)}${'░'.repeat(width - full)}  ${words}`);
  isShown = true;
}

export function endProgress() {
  if (isShown) process.stdout.write('\r\x1b[2K');
  isShown = false;
}
