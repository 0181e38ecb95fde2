import { test } from '../shop-test.ts';
import { textOf } from '../text-size.ts';
import { expectNoFaults } from './shopper-pages.ts';

/** Text twice as large as usual. */
test.use({ launchOptions: textOf(32), reducedMotion: 'reduce' });

test('with longer words and text of 200 %, no page of a shopper is cut on the narrowest screen', ({ page }) =>
  expectNoFaults(page, [320]));
