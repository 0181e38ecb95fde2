import type { StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SettingsPage } from '../../web/src/features/settings/settings-page.tsx';
import { ApiError } from '../../web/src/lib/api.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
const useMay = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-role.ts', () => ({ useMay }));
vi.mock('../../web/src/lib/alerts.ts', () => ({ showToast }));

const user = userEvent.setup();
let settings: StoredSettings;
let refusal: ApiError | undefined;

beforeEach(() => {
  vi.resetAllMocks();
  useMay.mockReturnValue(true);
  settings = { sampleFigures: true, confirmAddress: false, version: 7 };
  refusal = undefined;
  callAdminApi.mockImplementation(async (name: string, { body = {} }) => {
    if (name === 'GET /api/settings') return settings;
    if (refusal) throw refusal;
    settings = { ...settings, ...body, version: 8 };
    return settings;
  });
});

const saved = () => callAdminApi.mock.calls.filter(([name]) => name === 'PUT /api/settings');
const sampleFigures = () => screen.findByRole('checkbox', { name: 'Show sample figures on the overview' });

it('The owner turns a setting off, and the next save goes on from the new version', async () => {
  render(<SettingsPage />);
  await user.click(await sampleFigures());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const body = { sampleFigures: false, confirmAddress: false };
  await waitFor(() =>
    expect(saved()).toEqual([['PUT /api/settings', { body, headers: { 'If-Match': '"7"' } }]]),
  );
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Settings saved', expect.anything()));
  expect(await sampleFigures()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()[1]?.[1].headers).toEqual({ 'If-Match': '"8"' }));
});

it('A refused save says why and keeps what was chosen', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const message = 'The settings have changed meanwhile; load them again';
  refusal = new ApiError(412, message, { error: { code: 'precondition-failed', message } });
  render(<SettingsPage />);
  await user.click(await sampleFigures());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await sampleFigures()).not.toBeChecked();
});

it('Each other person changes the own password, and sees no settings of the shop', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  useMay.mockReturnValue(false);
  render(<SettingsPage />);
  expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  const change = screen.getByRole('button', { name: 'Change password' });
  await user.type(screen.getByLabelText('Old password'), 'brown-paper');
  await user.type(screen.getByLabelText('New password'), 'short');
  await user.click(change);
  expect(await screen.findByText('Password must have at least 12 characters')).toBeVisible();
  await user.type(screen.getByLabelText('New password'), '-no-more');
  const message = 'The old password is wrong';
  refusal = new ApiError(400, message, { error: { code: 'invalid-argument', message } });
  await user.click(change);
  expect(await screen.findByText(message)).toBeVisible();
  refusal = undefined;
  await user.click(change);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Password changed', expect.anything()));
  const body = { oldPassword: 'brown-paper', password: 'short-no-more' };
  expect(callAdminApi).toHaveBeenLastCalledWith('PUT /api/admin/password', { body });
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});
