import { expect, type Locator, type Page } from '@playwright/test';

/** As a visitor without a mouse does; `tab` may be Shift+Tab. */
export async function tabTo(page: Page, control: Locator, tab = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(tab);
  }
  throw new Error(`${tab} never reached ${control}`);
}
