import type { Locator } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Answers a dialog once it stands still: while it grows, a button can slip away from under the mouse. */
export async function answerDialog(dialog: Locator, answer: string): Promise<void> {
  await expect(dialog).toHaveClass(/swal2-show/);
  await dialog.evaluate((popup) => Promise.all(popup.getAnimations().map(({ finished }) => finished)));
  await dialog.getByRole('button', { name: answer }).click();
}
