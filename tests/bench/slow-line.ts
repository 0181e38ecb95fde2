import type { Page } from '@playwright/test';

/** Slow 4G, and a phone with a quarter of this computer's speed. */
const roundTripMilliseconds = 150;
const bytesPerSecond = (1.6 * 1024 * 1024) / 8;
const slowdown = 4;

/** For all of the page's requests, to any host. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMilliseconds,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
