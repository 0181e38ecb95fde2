import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { keepForSecondOpinions } from './second-opinions/kept-pages.ts';

// 320 px is also the width of a 640 px window at a zoom of 200 %.
export const narrow = { width: 320, height: 640 };
const desk = { width: 1280, height: 720 };
const wide = { width: 2400, height: 900 };
/** Tailwind's 2xl. */
const widestContent = 1536;

/** Waits until a rendered page handles events: only then the cart has its count. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Cart, books: \d/ })).toBeVisible();
}

/** Fails when the page scrolls sideways at 320 px, or when something is outside of it. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const sideways = () =>
    page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      outside: [...document.querySelectorAll('header, h1, h2, main a, main button, main input, footer a')]
        .filter(
          (element) => !element.closest('.carousel-row, .bookcase, .new-books, .overflow-x-auto, .sr-only'),
        )
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
        .map((element) => element.outerHTML.slice(0, 200)),
    }));
  // A page may still have the layout of the screen before.
  await expect.poll(sideways, page.url()).toEqual({ width: 320, outside: [] });
}

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').locator('> *').first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Fails when a part of the shop is wider than the 2xl screen. */
export async function expectNoWiderThan2xl(page: Page): Promise<void> {
  const widths = await page
    .locator('body header > *, main > *, footer > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(widestContent);
}

interface Expected {
  title: string;
  /** Between the shop's header and footer. */
  framed: boolean;
}

/** Checks a page that was opened on a narrow screen: there, on a wide one, and with axe. */
export async function expectGoodPage(page: Page, { title, framed }: Expected): Promise<void> {
  await test.step('it has its title', () => expect(page).toHaveTitle(title));
  await test.step('it does not scroll sideways at 320 px', () => expectNoSidewaysScroll(page));
  if (framed) {
    await test.step('it stands between header and footer, no wider than the 2xl screen', async () => {
      await page.setViewportSize(wide);
      await expectFrame(page);
      await expectNoWiderThan2xl(page);
    });
  }
  await test.step('axe finds nothing', async () => {
    await page.setViewportSize(desk);
    // The dashboard's chart only loads on a screen that shows it.
    await expect(page.getByText('Loading...')).toHaveCount(0);
    await expectAccessible(page);
  });
  await keepForSecondOpinions(page);
}

export interface Visit {
  path: string;
  title: string;
  sign: (page: Page) => Locator;
  /** Between the shop's header and footer. */
  framed?: boolean;
}

export const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true });

/** On a narrow screen first. */
export async function visit(page: Page, { path, title, sign, framed = true }: Visit): Promise<void> {
  await test.step(path, async () => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await expect(sign(page)).toBeVisible();
    await expectGoodPage(page, { title: `${title} · Book Store`, framed });
  });
}
