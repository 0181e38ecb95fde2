import type { Page } from '@playwright/test';

/** Runs in the browser: it may use nothing from outside itself. */
function keepTimersOfToasts(): void {
  const start = window.setTimeout;
  const lifetimes = [1500, 3000];
  Object.assign(window, {
    setTimeout(task: TimerHandler, milliseconds = 0, ...given: unknown[]) {
      const longest = 2 ** 31 - 1;
      return start(task, lifetimes.includes(milliseconds) ? longest : milliseconds, ...given);
    },
  });
}

/**
 * Keeps each toast of pages opened from now on until another one replaces it: on a busy computer one comes and goes
 * between two looks.
 */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(keepTimersOfToasts);
}
