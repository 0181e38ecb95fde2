import { hostOf } from '../../emulators/project.ts';
import { expect, test } from '../shop-test.ts';

test('what the security policy forbids does not happen, and fails a test that has not announced it', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  const fetched = await page.evaluate(async () => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
    const until = (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => (violations.length >= count ? resolve() : requestAnimationFrame(look));
        look();
      });
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    add('script', { textContent: 'window.__xss = 1' });
    await until(1);
    add('p', { innerHTML: '<i onclick="window.__xss = 1">x</i>' });
    await until(2);
    add('iframe', { src: 'https://elsewhere.example/' });
    await until(3);
    add('script', { src: 'https://apis.google.com/complete/search?callback=alert' });
    await until(4);
    const answer = await Promise.allSettled([fetch('https://elsewhere.example/')]);
    await until(5);
    return answer.map(({ status }) => status);
  });
  expect(fetched).toEqual(['rejected']);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  const violations = browserErrors
    .unexpected()
    .filter((error) => error.includes('Security policy violation'));
  expect(violations.map((error) => error.replace(/ from .*| \(.*/, ''))).toEqual([
    'console error: Security policy violation: script-src-elem forbids inline',
    'console error: Security policy violation: script-src-attr forbids inline',
    'console error: Security policy violation: frame-src forbids https://elsewhere.example',
    'console error: Security policy violation: script-src-elem forbids https://apis.google.com/complete/search?callback=alert',
    'console error: Security policy violation: connect-src forbids https://elsewhere.example/',
  ]);
  browserErrors.expect(
    /Security policy violation/,
    /Content Security Policy/,
    /apis\.google\.com/,
    /elsewhere/,
  );
});

test('no other site can put the shop into a frame', async ({ page, baseURL, browserErrors }) => {
  browserErrors.expect(/frame-ancestors|X-Frame-Options|chromewebdata|favicon/i, /ERR_BLOCKED_BY/);
  // Another origin of this computer: browsers let no page of the internet request one of these at all.
  await page.goto(`http://${hostOf('auth')}/`);
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === `${baseURL}/login`);
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${baseURL}/login`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
});
