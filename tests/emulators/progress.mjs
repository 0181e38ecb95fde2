// Plain JavaScript, since it also shows how far the packages are before any is there.
const width = 30;
let isShown = false;

/**
 * Shows how much is done, from 0 to 1: in a terminal as a bar in one line that changes, otherwise as a line of its own.
 * @param {number} part
 * @param {string} words
 */
export function showProgress(part, words) {
  if (!process.stdout.isTTY) return console.info(`  ${words}`);
  const full = Math.round(width * Math.min(1, part));
  process.stdout.write(`\r\x1b[2K  ${'█'.repeat(full)}${'░'.repeat(width - full)}  ${words}`);
  isShown = true;
}

/** Takes the bar away, before a line is printed and at the end. */
export function endProgress() {
  if (isShown) process.stdout.write('\r\x1b[2K');
  isShown = false;
}
