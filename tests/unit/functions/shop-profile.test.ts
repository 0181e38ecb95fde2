import { beforeEach, expect, it, vi } from 'vitest';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';

const [findSettings, info, reportError] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn()]);
vi.mock('../../../functions/src/settings/settings-store.ts', () => ({ findSettings }));
vi.mock('../../../functions/src/platform/logging/error-report.ts', () => ({ reportError }));
vi.mock('firebase-functions/logger', () => ({ info }));

const minute = 60_000;
const settings = { ...defaultSettings, shopName: 'Quire', version: 7 };

async function instance() {
  vi.resetModules();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const { shopProfile, shopText } = await import('../../../functions/src/settings/shop-profile.ts');
  return { shopProfile, shopText, at: (milliseconds: number) => now.mockReturnValue(milliseconds) };
}

beforeEach(() => {
  vi.resetAllMocks();
  findSettings.mockResolvedValue(settings);
});

it('An instance reads the settings once a minute, however many pages it renders', async () => {
  const { shopProfile, at } = await instance();
  await Promise.all([shopProfile(), shopProfile()]);
  at(minute - 1);
  expect(await shopProfile()).toEqual({ ...defaultProfile, shopName: 'Quire' });
  expect(findSettings).toHaveBeenCalledTimes(1);
  findSettings.mockResolvedValue({ ...settings, shopName: 'Folio' });
  at(minute);
  expect(await shopProfile()).toMatchObject({ shopName: 'Folio' });
  expect(findSettings).toHaveBeenCalledTimes(2);
});

it('A text is read from its Markdown once for each version', async () => {
  const { shopText, at } = await instance();
  findSettings.mockResolvedValue({ ...settings, aboutText: '# Quire' });
  const first = await shopText('about');
  expect(first).toEqual([{ tag: 'h2', nodes: ['Quire'] }]);
  at(minute);
  expect(await shopText('about')).toBe(first);
  findSettings.mockResolvedValue({ ...settings, aboutText: 'Folio' });
  at(2 * minute);
  expect(await shopText('about')).toEqual([{ tag: 'p', nodes: ['Folio'] }]);
  expect(await shopText('terms')).toBeUndefined();
});

it('While the database does not answer, the shop keeps what it was, and says so', async () => {
  const { shopProfile, at } = await instance();
  await shopProfile();
  const failure = new Error('no database');
  findSettings.mockRejectedValue(failure);
  at(minute);
  expect(await shopProfile()).toMatchObject({ shopName: 'Quire' });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure);
});

it('A page does not wait for long for a database that never answers', async () => {
  const { shopProfile, at } = await instance();
  await shopProfile();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  findSettings.mockReturnValue(new Promise(() => undefined));
  at(minute);
  const asked = shopProfile();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await asked).toMatchObject({ shopName: 'Quire' });
  expect(reportError).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it('A shop that sets nothing has the defaults, which the log says once', async () => {
  findSettings.mockResolvedValue({ ...defaultSettings, version: 0 });
  const { shopProfile, at } = await instance();
  expect(await shopProfile()).toEqual(defaultProfile);
  at(minute);
  await shopProfile();
  expect(info).toHaveBeenCalledExactlyOnceWith('No settings are stored: the shop has its defaults');
});
