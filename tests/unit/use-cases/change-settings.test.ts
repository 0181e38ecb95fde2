import { beforeEach, expect, it, vi } from 'vitest';
import { owner } from '../../../functions/src/shared/callers.ts';
import {
  defaultSettings,
  type Settings,
  type SettingsEdit,
} from '../../../functions/src/shared/shop/settings.ts';
import { sampleNote } from '../../../functions/src/shared/shop/shop-texts.ts';
import { changeSettings } from '../../../functions/src/use-cases/settings/change-settings.ts';

const shop = vi.hoisted(() => ({ stored: {} }));

vi.mock('../../../functions/src/platform/firebase.ts', () => import('../../fixtures/without-database.ts'));
vi.mock('../../../functions/src/settings/settings-store.ts', () => ({
  settingsWithin: async () => shop.stored,
  writeSettings: (_: object, before: { version: number }, settings: Settings) => {
    shop.stored = { ...settings, version: before.version + 1 };
    return shop.stored;
  },
}));
vi.mock('../../../functions/src/audit/audit-store.ts', () => ({ addEntry: () => 'entry' }));
vi.mock('../../../functions/src/settings/settings-archive-store.ts', () => ({
  archiveSettings: () => undefined,
  surplusPast: async () => [],
}));
vi.mock('../../../functions/src/orders/order-list-store.ts', () => ({ isAnyUnderWay: async () => false }));

beforeEach(() => {
  shop.stored = { ...defaultSettings, version: 1 };
});

const change = (edit: SettingsEdit, version?: number) => changeSettings(edit, version, owner);

it('The currency does not change to one that the costs of the delivery cannot have', async () => {
  const area = { name: 'Ireland', countries: ['IE'], zips: [], by: 'amount' as const };
  const costing = (cost: number) => ({ areas: [{ ...area, steps: [{ from: 0, cost }] }], isShown: true });
  await change({ delivery: costing(4.5) });
  await expect(change({ currency: 'JPY' })).rejects.toMatchObject({
    status: 400,
    message: 'Delivery in JPY: Cost must have no decimals',
  });
  expect(shop.stored).toMatchObject({ currency: 'USD' });
  expect(await change({ currency: 'JPY', delivery: costing(450) })).toMatchObject({ currency: 'JPY' });
});

it.each([
  ['[phone]', { imprintText: '## Contact\n\n[phone]' }],
  ['Sample: have it checked', { withdrawalText: `> ${sampleNote}\n\n## Right of withdrawal` }],
  ['Muster', { termsText: '> Muster: Lassen Sie es prüfen.' }],
  ['Musterstr', { imprintText: 'Buchladen, Musterstraße 1' }],
  ['[Telefon]', { translations: { de: { imprintText: 'Telefon: [Telefon]' } } }],
])('A text that is still a sample is not published: %s', async (open, edit) => {
  await expect(change(edit)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(`is still a sample: fill in or take out “${open}`),
  });
});

it('A text with links and the words of the law is published', async () => {
  const withdrawalText = '[Widerruf](/withdraw) mit dem Muster-Widerrufsformular (*) [x]';
  expect(await change({ withdrawalText })).toMatchObject({ withdrawalText });
});
