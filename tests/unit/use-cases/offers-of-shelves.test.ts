import { expect, it, vi } from 'vitest';
import { NotFound } from '../../../functions/src/platform/http/api-errors.ts';
import { readSettings } from '../../../functions/src/shared/shop/settings.ts';
import { openOffers } from '../../../functions/src/use-cases/offers/judge-offers.ts';

const find = vi.hoisted(() => vi.fn());
vi.mock('../../../functions/src/shelves/shelf-store.ts', () => ({ shelves: { find } }));
vi.mock('../../../functions/src/offers/offer-store.ts', () => ({
  findOffers: async () => [{ id: 'one', code: '', isOn: true, scope: 'shelf', value: 'winter' }],
}));

const { settings } = readSettings();
const shop = { ...settings, version: 1, offers: { ...settings.offers, isOn: true } };
const open = () => openOffers({ now: new Date('2026-11-29T12:00:00Z'), shop });

it('An offer of a shelf that is gone has no books, and one whose shelf cannot be read is not taken for that', async () => {
  find.mockRejectedValueOnce(new NotFound('The shelf'));
  expect((await open())?.shelves).toEqual(new Map([['winter', new Set()]]));
  find.mockRejectedValueOnce(new Error('The database is away'));
  await expect(open()).rejects.toThrow('The database is away');
});
