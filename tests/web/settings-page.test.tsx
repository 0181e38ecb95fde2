import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
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
  settings = { ...defaultSettings, version: 7 };
  browserData.clear();
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

const section = async (name: string) => within(await screen.findByRole('form', { name }));

it('The owner renames the shop, which alone is sent, and this browser shows it at once', async () => {
  render(<SettingsPage />);
  const contact = await section('Name and contact');
  await user.clear(contact.getByLabelText('Name of the shop'));
  await user.type(contact.getByLabelText('Name of the shop'), 'Quire & Sons');
  await user.click(contact.getByRole('button', { name: 'Save name and contact' }));
  await waitFor(() => expect(browserShop.get().shopName).toBe('Quire & Sons'));
  const { shopName: _, contactEmail, ...others } = defaultSettings;
  const { contactPhone, postalAddress, openingHours } = others;
  const body = { shopName: 'Quire & Sons', contactEmail, contactPhone, postalAddress, openingHours };
  expect(saved()).toEqual([['PUT /api/settings', { body, headers: { 'If-Match': '"7"' } }]]);
});

it('An empty title of the news is refused at its field, before anything is sent', async () => {
  render(<SettingsPage />);
  const news = await section('News');
  const second = within(news.getByRole('group', { name: 'News 2' }));
  await user.clear(second.getByLabelText('Title'));
  await user.type(second.getByLabelText('Link'), 'javascript:alert(1)');
  await user.click(news.getByRole('button', { name: 'Save news' }));
  expect(await second.findByText('Title is a required field')).toBeVisible();
  expect(second.getByLabelText('Title')).toHaveAccessibleDescription('Title is a required field');
  expect(second.getByLabelText('Title')).toHaveFocus();
  expect(second.getByLabelText('Link')).toBeInvalid();
  expect(saved()).toEqual([]);
});

it('A refused save keeps what was typed in every section, and the next one sends it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const message = 'The settings have changed meanwhile; load them again';
  refusal = new ApiError(412, message, { error: { code: 'precondition-failed', message } });
  render(<SettingsPage />);
  const [promo, contact] = [await section('Promo line'), await section('Name and contact')];
  await user.type(contact.getByLabelText('Phone'), '555 0100');
  await user.click(promo.getByRole('checkbox', { name: 'Show the line' }));
  await user.type(promo.getByLabelText('Text'), 'Free bookmarks');
  await user.click(promo.getByRole('button', { name: 'Save promo line' }));
  expect(await promo.findByText(message)).toBeVisible();
  expect(promo.getByLabelText('Text')).toHaveValue('Free bookmarks');
  refusal = undefined;
  await user.click(promo.getByRole('button', { name: 'Save promo line' }));
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(settings.promo).toEqual({ isOn: true, text: 'Free bookmarks', link: '' });
  expect(contact.getByLabelText('Phone')).toHaveValue('555 0100');
  await user.click(contact.getByRole('button', { name: 'Save name and contact' }));
  await waitFor(() => expect(saved().at(-1)?.[1].headers).toEqual({ 'If-Match': '"8"' }));
});

it('A promo line that is shown needs a text', async () => {
  render(<SettingsPage />);
  const promo = await section('Promo line');
  await user.click(promo.getByRole('checkbox', { name: 'Show the line' }));
  await user.click(promo.getByRole('button', { name: 'Save promo line' }));
  expect(await promo.findByText('Text is a required field')).toBeVisible();
  expect(saved()).toEqual([]);
});

it('A social link is added and another one removed', async () => {
  render(<SettingsPage />);
  const social = await section('Social links');
  await user.click(social.getByRole('button', { name: 'Remove link 3' }));
  await user.click(social.getByRole('button', { name: 'Add a link' }));
  const third = within(social.getByRole('group', { name: 'Link 3' }));
  await user.type(third.getByLabelText('Name'), 'Mastodon');
  await user.type(third.getByLabelText('Address'), 'http://books.example/@quire');
  await user.click(social.getByRole('button', { name: 'Save social links' }));
  expect(await third.findByText('Address of the link must begin with https://')).toBeVisible();
  await user.clear(third.getByLabelText('Address'));
  await user.type(third.getByLabelText('Address'), 'https://books.example/@quire');
  await user.click(social.getByRole('button', { name: 'Save social links' }));
  await waitFor(() => expect(settings.social[2]?.href).toBe('https://books.example/@quire'));
  expect(settings.social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'Mastodon']);
});
