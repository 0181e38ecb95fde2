import type { AuditEntry } from '@bookstore/functions/shared/audit/audit';
import { defaultSettings, type SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { HistoryPage } from '../../web/src/features/history/history-page.tsx';
import { ApiError } from '../../web/src/lib/api.ts';
import { findIn, press, renderRouted, user, waitForTextIn } from './on-screen.ts';
import './new-page.ts';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const entry: AuditEntry = {
  id: 'entry-1',
  at: '2026-11-20T08:00:00.000Z',
  by: 'Owner',
  kind: 'settings',
  action: 'changed',
  targetId: 'shop',
  title: 'Settings',
  note: '',
  before: { shopName: 'Book Store' },
  after: { shopName: 'Quire' },
};
const longText = 'A <b>long</b> text. '.repeat(400).trim();

let past: SettingsEdit | undefined;
let refusal: ApiError | undefined;
beforeEach(() => {
  past = { shopName: 'Book Store' };
  refusal = undefined;
  const settings = { ...defaultSettings, shopName: 'Folio', contactPhone: '555', version: 9 };
  callAdminApi.mockImplementation(async (name: string, { body = {} } = {}) => {
    if (name === 'GET /api/audit') return { entries: [entry, { ...entry, id: 'two', targetId: 'opening' }] };
    if (name === 'GET /api/settings') return settings;
    if (name === 'GET /api/settings/past/:id') {
      if (past) return { settings: past };
      throw new ApiError(404, 'Gone', { error: { code: 'not-found', message: 'Gone' } });
    }
    if (name !== 'PUT /api/settings') return [];
    if (refusal) throw refusal;
    return { ...settings, ...body, version: 10 };
  });
});

it('An entry leads to the section of the setting that was changed', async () => {
  renderRouted(<HistoryPage />);
  const [first] = await screen.findAllByRole('link', { name: 'Settings' });
  expect(first).toHaveAttribute('href', '/dashboard/settings/name-and-contact');
});

async function openPanel() {
  renderRouted(<HistoryPage />);
  await press('Restore the settings as they were before');
  return await findIn('region', 'Put the settings back');
}

const sent = () => callAdminApi.mock.calls.filter(([name]) => name === 'PUT /api/settings');

it('The owner sees what putting settings back would change from now, and puts them back', async () => {
  const panel = await openPanel();
  expect(await panel.findByLabelText('What would change')).toHaveTextContent(
    /^Name of the shopNowFolioThenBook Store$/,
  );
  await press('Put back', panel);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('The settings are put back', expect.anything()));
  expect(sent()).toEqual([
    ['PUT /api/settings', { body: { shopName: 'Book Store' }, headers: { 'If-Match': '"9"' } }],
  ]);
  expect(browserShop.get()).toEqual({ contactPhone: '555' });
});

it('A long text comes back whole, as text', async () => {
  past = { aboutText: longText };
  const panel = await openPanel();
  await waitForTextIn(panel, /A <b>long<\/b> text\./);
  await press('Put back', panel);
  await waitFor(() => expect(sent()[0]?.[1].body).toEqual({ aboutText: longText }));
});

it('What is not kept any more cannot be put back, and the panel says why', async () => {
  past = undefined;
  const panel = await openPanel();
  await waitForTextIn(panel, /^The shop keeps what the last 20 changes/);
  expect(panel.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

it('What is already as it was before is not sent', async () => {
  past = { shopName: 'Folio' };
  const panel = await openPanel();
  await waitForTextIn(panel, 'The settings are now what they were before.');
  expect(panel.queryByRole('button', { name: 'Put back' })).not.toBeInTheDocument();
});

it('Another owner who was faster is named, and the present settings are loaded again', async () => {
  refusal = new ApiError(412, 'Changed');
  const panel = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Put back' }));
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith(
      'The settings were not put back',
      'The settings have been changed meanwhile. What would change is up to date now: please look again.',
    ),
  );
  const loads = callAdminApi.mock.calls.filter(([name]) => name === 'GET /api/settings');
  expect(loads).toHaveLength(2);
});
