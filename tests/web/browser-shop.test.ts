import { beforeEach, expect, it, vi } from 'vitest';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import './desk-session.ts';

const pastTheCdn = expect.stringMatching(/^\/api\/shop\?fresh=\d+$/);
const old = { shopName: 'Quire' };
const present = { shopName: 'Quire & Sons' };

let sent: SentRequest[];

beforeEach(() => {
  vi.resetModules();
  sent = answerFetch(({ path }) => json(path.includes('fresh') ? present : old));
});

const openPage = () => import('../../web/src/entities/shop/browser-shop.ts');

it('The dashboard takes the shop as it is now, and an answer of the CDN that comes later changes nothing', async () => {
  const { browserShop, loadPresentShop, loadShop } = await openPage();
  // Who asks meanwhile waits for the same answer.
  await Promise.all([loadPresentShop(), loadPresentShop()]);
  await loadShop();
  expect(browserShop.get()).toEqual(present);
  expect(pathsOf(sent)).toEqual([pastTheCdn, '/api/shop']);
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer admin-token', null]);
});

it('The dashboard replaces what the CDN has answered before', async () => {
  const { browserShop, loadPresentShop, loadShop } = await openPage();
  await loadShop();
  expect(browserShop.get()).toEqual(old);
  await loadPresentShop();
  expect(browserShop.get()).toEqual(present);
});

it('The dashboard begins with the shop as it has met it last, and goes on with the present one', async () => {
  const openDesk = () => import('../../web/src/entities/shop/desk-shop.ts');
  const first = await openPage();
  expect((await openDesk()).recallDeskShop()).toBe(false);
  await first.loadPresentShop();
  vi.resetModules();
  const newer = { shopName: 'Quire & Daughters' };
  answerFetch(() => json(newer));
  const { browserShop, loadPresentShop } = await openPage();
  expect((await openDesk()).recallDeskShop()).toBe(true);
  expect(browserShop.get()).toEqual(present);
  await loadPresentShop();
  expect(browserShop.get()).toEqual(newer);
});

it('A browser whose session has ended takes the shop from the CDN, like any visitor', async () => {
  sent = answerFetch(({ path }) => (path.includes('fresh') ? refusal(401, 'Over') : json(old)));
  const { browserShop, loadPresentShop } = await openPage();
  await loadPresentShop();
  expect(browserShop.get()).toEqual(old);
  expect(console.warn).not.toHaveBeenCalled();
  localStorage.removeItem('token');
  vi.resetModules();
  const without = await openPage();
  await without.loadPresentShop();
  expect(without.browserShop.get()).toEqual(old);
  expect(pathsOf(sent)).toEqual([pastTheCdn, '/api/shop', '/api/shop']);
});
