import { demoBook, putIntoCart } from '../shop-data.ts';
import { asShopper } from '../shop-test.ts';
import { expectToFit, textOf } from '../text-size.ts';

/** Text twice as large as usual. */
asShopper.use({ launchOptions: textOf(32) });

asShopper('with text of 200 % the pages fit into 360 px', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404 .*no-such-page/);
  await page.setViewportSize({ width: 360, height: 800 });
  await putIntoCart(page, demoBook('kim'));
  const paths = ['/', '/login', '/register', '/books/frankenstein', '/search?q=the', '/cart', '/checkout'];
  const texts = ['/about', '/privacy', '/no-such-page'];
  await expectToFit(page, [...paths, ...texts], 32);
});
