import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the dialog stands still: while it grows, a button can slip away from under the mouse. */
export async function answerDialog(dialog: Locator, answer: string): Promise<void> {
  await expect(dialog).toHaveClass(/swal2-show/);
  await dialog.evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)));
  await dialog.getByRole('button', { name: answer }).click();
}

/** The header's controls that a toast keeps from being pressed; checked within the page, before the toast closes. */
export function blockedControls(toast: Locator): Promise<string[]> {
  return toast.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Account and cart"] :is(a, button)')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map(({ outerHTML }) => outerHTML),
  );
}

/** The names of the controls within `where` that a toast covers, even if they can be pressed through it. */
export function coveredControls(toast: Locator, where = 'body'): Promise<(string | null)[]> {
  return toast.evaluate((element, parts) => {
    const frame = element.getBoundingClientRect();
    return [...document.querySelectorAll(`:is(${parts}) :is(a, button, input, select)`)]
      .filter((control) => {
        const box = control.getBoundingClientRect();
        const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
        const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
        if (left >= right || top >= bottom) return false;
        // A control that its list has scrolled out of view is not covered; a toast lets the pointer through.
        return control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .filter((control) => control.checkVisibility() && !element.contains(control))
      .map((control) => control.textContent);
  }, where);
}

/** For what Firebase reports only after seconds, on a page with an installed clock, which runs faster. */
export async function waitByClock(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(awaited).toBeVisible({ timeout: 200 });
  }).toPass();
}
