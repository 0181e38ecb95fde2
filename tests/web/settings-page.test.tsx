import type { OrderCounts } from '@bookstore/functions/shared/order/order';
import { itemOf, partsOf } from '@bookstore/functions/shared/shop/section';
import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { allSections as sections, settingsGroups } from '@bookstore/functions/shared/shop/settings-groups';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page as SectionPage } from '../../web/src/app/routes/dashboard/settings-section-route.tsx';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { useFreshSettings } from '../../web/src/entities/settings/use-fresh-settings.ts';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { stepWords } from '../../web/src/features/opening/step-words.ts';
import { OfferedUndo } from '../../web/src/features/order-undo/offered-undo.tsx';
import { SettingsPage } from '../../web/src/features/settings/settings-page.tsx';
import { firstSentence } from '../../web/src/features/settings/settings-search.ts';
import { ShopSection } from '../../web/src/features/settings/shop-settings.tsx';
import { askFirst, confirmLeaving, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import {
  agree,
  button,
  expectLink,
  expectNone,
  expectText,
  expectValue,
  fill,
  findButton,
  findCheckbox,
  findIn,
  findRadio,
  inRole,
  press,
  renderRouted,
  retype,
  textsOf,
  typeIn,
  waitForText,
  waitForTextIn,
} from './on-screen.ts';
import './new-page.ts';

const { callAdminApi, useMay, uploadPicture } = vi.hoisted(() => ({
  callAdminApi: vi.fn(),
  useMay: vi.fn(),
  uploadPicture: vi.fn(),
}));
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
vi.mock('../../web/src/entities/session/admin-role.ts', () => ({ useMay }));
vi.mock('../../web/src/entities/cover/picture-file.ts', () => ({ uploadPicture }));

const user = userEvent.setup();
let settings: StoredSettings;
let refusal: ApiError | undefined;
let counts: OrderCounts;

beforeEach(() => {
  useMay.mockReturnValue(true);
  settings = { ...defaultSettings, version: 7 };
  refusal = undefined;
  counts = { placed: 0, packed: 0 };
  offerUndo(undefined);
  callAdminApi.mockImplementation(async (name: string, { body = {} }) => {
    if (name === 'GET /api/settings') return settings;
    if (name === 'GET /api/orders/counts') return counts;
    if (name === 'GET /api/newsletter') return { confirmed: 0, waiting: 0 };
    if (name === 'GET /api/payments/provider') return { keys: 'accepted', isTest: true, currency: 'USD' };
    if (name === 'GET /api/genres') return [{ category: 'horror', count: 3 }];
    if (name === 'POST /api/settings/mail') return { subject: 'We have your order', text: body.mailEnd };
    if (refusal) throw refusal;
    settings = { ...settings, ...body, version: settings.version + 1 };
    return settings;
  });
});

/** A section by itself, which is quicker than all of them. */
function OneSection({ title }: { title: string }) {
  const { settings: present, keep } = useFreshSettings();
  const section = sections.find((one) => one.title === title);
  return section && present && <ShopSection section={section} settings={present} onSaved={keep} />;
}

/** The pages, or a section by itself. */
const show = (title = '', address = '/dashboard/settings') =>
  renderRouted(
    <main tabIndex={-1}>
      <OfferedUndo />
      {title ? (
        <OneSection title={title} />
      ) : (
        <Routes>
          <Route path="/dashboard/settings" element={<SettingsPage />} />
          <Route path="/dashboard/settings/:section" element={<SectionPage />} />
        </Routes>
      )}
    </main>,
    address,
  );

const section = async (name: string) => await findIn('form', name);
const shown = async (name: string) => {
  show(name);
  return section(name);
};
const becomes = (name: keyof StoredSettings, value: unknown) =>
  waitFor(() => expect(settings[name]).toEqual(value));
const saved = () => callAdminApi.mock.calls.filter(([name]) => name === 'PUT /api/settings');

const phone = async () => (await section('Name and contact')).getByLabelText('Phone');

async function savePhone(text: string): Promise<void> {
  fill(await phone(), text);
  await press('Save name and contact');
}
const undo = () => findButton('Undo: Name and contact saved');

it('One press puts back what a save has replaced, and nothing else', async () => {
  show('Name and contact');
  await savePhone('555 0100');
  await user.click(await undo());
  await becomes('contactPhone', '');
  expect(saved()[1]?.[1].headers).toEqual({ 'If-Match': '"8"' });
  expect(saved()[1]?.[1].body).toEqual(expect.not.objectContaining({ news: expect.anything() }));
  await waitFor(async () => expect(await phone()).toHaveValue(''));
  expect((await section('Name and contact')).queryByText('Not saved yet')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Name and contact saved')).not.toBeInTheDocument());
  await savePhone('555 0200');
  await waitFor(() => expect(saved()[2]?.[1].headers).toEqual({ 'If-Match': '"9"' }));
});

it('What was typed after the save stays, and can be saved', async () => {
  show('Name and contact');
  await savePhone('555 0100');
  await undo();
  fill(await phone(), '555 0100 or later');
  await user.click(await undo());
  await becomes('contactPhone', '');
  expect(await phone()).toHaveValue('555 0100 or later');
  await press('Save name and contact');
  await becomes('contactPhone', '555 0100 or later');
  expect(saved()[2]?.[1].headers).toEqual({ 'If-Match': '"9"' });
});

it('A page that was opened again follows an undo that was offered before', async () => {
  const { unmount } = show('Name and contact');
  await savePhone('555 0100');
  await undo();
  unmount();
  show('Name and contact');
  await waitFor(async () => expect(await phone()).toHaveValue('555 0100'));
  await user.click(await undo());
  await waitFor(async () => expect(await phone()).toHaveValue(''));
  await savePhone('555 0200');
  await waitFor(() => expect(saved()[2]?.[1].headers).toEqual({ 'If-Match': '"9"' }));
});

it('A save that changes nothing has nothing to undo', async () => {
  callAdminApi.mockImplementation(async (name: string) => (name === 'GET /api/genres' ? [] : settings));
  await shown('Sample figures');
  await press('Save sample figures');
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Settings saved', expect.anything()));
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('Each other person changes the own password, and sees no settings of the shop', async () => {
  useMay.mockReturnValue(false);
  show();
  expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  const change = button('Change password');
  await typeIn('Old password', 'brown-paper');
  await typeIn('New password', 'short');
  await user.click(change);
  await waitForText('Password must have at least 12 characters');
  await typeIn('New password', '-no-more');
  const wrong = 'The old password is wrong';
  refusal = new ApiError(400, wrong, { error: { code: 'invalid-argument', message: wrong } });
  await user.click(change);
  await waitForText(wrong);
  refusal = undefined;
  await user.click(change);
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('Password changed', expect.anything()));
  const body = { oldPassword: 'brown-paper', password: 'short-no-more' };
  expect(callAdminApi).toHaveBeenLastCalledWith('PUT /api/admin/password', { body });
  expectValue('Old password', '');
});

it('An address of a mail provider is told to be sent by the server of that provider', async () => {
  const contact = await shown('Name and contact');
  const box = contact.getByLabelText('E-mail address');
  expect(box).not.toHaveAccessibleDescription(/Mailboxes refuse/);
  fill(box, 'iris@gmail.com');
  expect(box).toHaveAccessibleDescription(/Mailboxes refuse mails from gmail\.com that another server sends/);
});

it('The carriers of the shop are chosen among the usual ones, or told with a tracking address', async () => {
  const carriers = await shown('Carriers');
  await press('Add a carrier', carriers);
  const first = within(carriers.getByRole('group', { name: 'Carrier 1' }));
  const name = first.getByRole('combobox', { name: 'Name' });
  const proposed = document.getElementById(name.getAttribute('list') ?? '');
  expect(textsOf([...(proposed?.children ?? [])])).toContain('DHL');
  await user.type(name, 'Bicycle courier');
  await user.type(first.getByLabelText('Tracking address'), 'https://courier.example/');
  await press('Save carriers', carriers);
  await waitForTextIn(first, /must begin with https:\/\/ and have \{code\}/);
  await user.type(first.getByLabelText('Tracking address'), '{{code}');
  await press('Save carriers', carriers);
  await becomes('carriers', [{ name: 'Bicycle courier', trackingUrl: 'https://courier.example/{code}' }]);
});

it('A rule by which a publisher’s books are not sold has no days, and what was typed there stands in no way', async () => {
  settings = { ...settings, specialOrders: { ...settings.specialOrders, isOn: true } };
  const orders = await shown('Special orders');
  await press('Add a rule', orders);
  const rule = within(orders.getByRole('group', { name: 'Rule 1' }));
  await user.type(rule.getByLabelText('Publisher or genre'), 'Penguin');
  await user.type(rule.getByLabelText('Ships in days, at least'), '900');
  await user.selectOptions(rule.getByLabelText('When sold out'), 'Do not sell it');
  expect(rule.queryByLabelText(/Ships in days/)).toBeNull();
  await press('Save special orders', orders);
  const days = { fromDays: 5, toDays: 7 };
  await waitFor(() =>
    expect(settings.specialOrders.rules).toEqual([{ name: 'Penguin', whenSoldOut: 'end', ...days }]),
  );
});

it('A colour without contrast is named in figures while it is chosen, and the nearest one can be saved', async () => {
  const accent = await shown('Accent colour');
  const field = accent.getByLabelText('Accent colour');
  expect(accent.getByRole('status')).toHaveTextContent(/^Good contrast: light 7\.0:1 on paper/);
  await user.type(field, '#ffcc00');
  expect(accent.getByRole('status')).toHaveTextContent(
    /^Too little contrast: light 1\.2:1 on paper, 1\.4:1 on buttons; .* At least 4\.5:1 is needed\.$/,
  );
  await press('Save accent colour', accent);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/#ffcc00 has too little contrast/));
  expect(saved()).toEqual([]);
  await press('Use the nearest colour with contrast', accent);
  expect(accent.getByRole('status')).toHaveTextContent(/^Good contrast/);
  expect(accent.getByText('Not saved yet')).toBeVisible();
  await press('Save accent colour', accent);
  await waitFor(() => expect(settings.accentColor).toMatch(/^#[0-9a-f]{6}$/));
  await waitFor(() =>
    expect(browserShop.get().accentStyle).toContain(`--color-accent:${settings.accentColor};`),
  );
  expect(accent.queryByText('Not saved yet')).not.toBeInTheDocument();
  await press('Bordeaux', accent);
  await press('Save accent colour', accent);
  await waitFor(() => expect(browserShop.get()).toEqual({}));
});

it('What is usual in the chosen country is taken over at once, but for what the owner refuses', async () => {
  const place = await shown('Country and time');
  expect(place.queryByRole('button', { name: 'Take these over' })).not.toBeInTheDocument();
  counts = { placed: 3 };
  await user.selectOptions(place.getByLabelText('Country of the shop'), 'Germany');
  expect(
    within(place.getByRole('group'))
      .getAllByRole('checkbox')
      .map((box) => box.closest('label')?.textContent),
  ).toEqual([
    'Currency: EUR, Euro',
    'Formats: German (Germany)',
    'Time zone: Europe/Berlin',
    'Taxes: MwSt. within the prices, 7 % of books',
    'Reduced prices: The lowest price of the 30 days before (EU rule)',
    'Fixed book prices: Germany (BuchPrG)',
    'Carriers: DHL, DPD, GLS, Hermes, and UPS',
    'Withdrawals: Withdraw from contract',
  ]);
  expect(place.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/dashboard/settings/imprint');
  const blocking = await place.findByRole('link', { name: 'Placed: 3' });
  expect(blocking).toHaveAttribute('href', '/dashboard/orders?status=placed');
  await user.click(place.getByRole('checkbox', { name: /^Currency/ }));
  expect(blocking).not.toBeInTheDocument();
  await press('Take these over', place);
  await waitFor(() =>
    expect(settings).toMatchObject({
      country: 'DE',
      currency: 'USD',
      locale: 'de-DE',
      timeZone: 'Europe/Berlin',
      fixedPrices: 'DE',
      reducedPrices: 'eu',
      withdrawal: true,
      tax: { isOn: true, isIncluded: true },
    }),
  );
  await waitFor(() => expect(place.getAllByRole('checkbox')).toHaveLength(1));
  expect(place.queryByText('Not saved yet')).not.toBeInTheDocument();
});

const nav = () => inRole('navigation', 'Sections of the settings');
const found = () =>
  nav()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const find = (text: string) => fill(screen.getByRole('searchbox', { name: 'Find a setting' }), text);

it('The list leads to the page of each section, under its group, which shows that section alone', async () => {
  show();
  expect(found()).toEqual(sections.map(({ slug }) => `/dashboard/settings/${slug}`));
  const groups = nav()
    .getAllByRole('list')
    .map((list) => list.getAttribute('aria-label'));
  expect(groups).toEqual(settingsGroups.map(({ title }) => title));
  await user.click(nav().getByRole('link', { name: /^Mails/ }));
  await section('Mails');
  expect(screen.getAllByRole('form')).toHaveLength(1);
  expect(nav().getByRole('link', { name: 'Mails' })).toHaveAttribute('aria-current', 'page');
  expectLink('All settings', '/dashboard/settings');
});

it('The first sentence of a section ends behind its days', () => {
  expect(firstSentence('Widerruf, seit 19. Juni 2026 (EU). Mehr im Recht.')).toBe(
    'Widerruf, seit 19. Juni 2026 (EU)',
  );
});

it('A section is found by its own words and by the names of its settings', () => {
  show();
  find('greet');
  expect(found()).toEqual(['/dashboard/settings/mails']);
  expect(nav().getByRole('link')).toHaveTextContent('Mails: Greeting');
  find('privacy');
  expect(found()).toContain('/dashboard/settings/privacy-policy');
  find('no such thing');
  expectText('No setting has this name.');
  expect(found()).toEqual([]);
});

it('An address of before, with the section behind #, shows it', async () => {
  show('', '/dashboard/settings#delivery-and-payment');
  await section('Delivery and payment');
});

it('An address of no section leads to all of them', () => {
  show('', '/dashboard/settings/no-such-section');
  expectText('There are no such settings.');
  expectLink('All settings', '/dashboard/settings');
});

it.each(sections.filter(({ fields }) => Object.keys(fields).length > 0))(
  'The section $title has each of its settings with its label and hint, and sends these alone',
  async ({ title, fields, save = `Save ${title.toLowerCase()}` }) => {
    const form = await shown(title);
    const described = Object.values(fields).flatMap((field) => {
      const one = field.describe();
      // What a section shows once it is on is tested beside its controls.
      const parts = Object.values(partsOf(one)).slice(0, one.meta?.isFolded ? 1 : undefined);
      return parts.length > 0 ? parts : [one];
    });
    for (const part of described) {
      const { control, title: words, hint } = ('meta' in part && part.meta) || {};
      if (control || itemOf(part) || !('label' in part)) continue;
      const box = form.getByLabelText(words ?? part.label ?? '');
      if (typeof hint === 'string') expect(box).toHaveAccessibleDescription(hint);
    }
    await press(save, form);
    await waitFor(() =>
      expect(Object.keys(saved()[0]?.[1].body).toSorted()).toEqual(Object.keys(fields).toSorted()),
    );
  },
);

it('Each setting of the shop stands in one section, but for translations, which stand beside their texts', () => {
  const names = settingsGroups.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => Object.keys(fields)),
  );
  expect([...names, 'translations'].toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
});

it('Each section that the list of a new shop leads to stands on the page', () => {
  const addresses = sections.map(({ slug }) => slug);
  const links = Object.values(stepWords).flatMap(({ links: all }) => all);
  const named = links.flatMap(({ to }) => to.split('/settings/')[1] ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(addresses).toEqual(expect.arrayContaining(named));
});

it('A logo is uploaded, looked at and saved; a file that is none is refused, and the logo is removed again', async () => {
  const logo = await shown('Logo');
  const choose = (type: string) =>
    userEvent
      .setup({ applyAccept: false })
      .upload(logo.getByLabelText(/logo$/i), new File(['x'], 'x', { type }));
  await choose('image/svg+xml');
  await waitForTextIn(logo, 'Choose a PNG, JPEG, WebP or AVIF picture.');
  uploadPicture.mockRejectedValueOnce(new Error('This file is not a picture.'));
  await choose('image/png');
  await waitForTextIn(logo, 'This file is not a picture.');
  uploadPicture.mockResolvedValueOnce('logo-1a2b3c4d.240x96.webp');
  await choose('image/png');
  expect(await logo.findByRole('img', { name: /^The logo/ })).toHaveAttribute('width', '240');
  await press('Save logo', logo);
  await waitFor(() => expect(browserShop.get().logo).toMatchObject({ width: 240, height: 96 }));
  await press('Remove logo', logo);
  await press('Save logo', logo);
  await waitFor(() => expect(browserShop.get()).toEqual({}));
});

it('The owner adds a genre, moves it up by keyboard, hides one and removes one without books', async () => {
  const genres = await shown('Genres');
  const names = () => genres.getAllByLabelText('Name').map((box) => box.getAttribute('value'));
  await waitForTextIn(genres, '3 books');
  await press('Add a genre', genres);
  expect(genres.getAllByLabelText('Name').at(-1)).toHaveFocus();
  await user.keyboard('Science <Fiction>');
  expect(genres.getByLabelText('Address')).toHaveValue('science-fiction');
  genres.getByRole('button', { name: 'Move Science <Fiction> up' }).focus();
  await user.keyboard('{Enter}');
  expect(genres.getByText('Science <Fiction>: place 5 of 6')).toBeInTheDocument();
  expect(genres.getByRole('button', { name: 'Move Science <Fiction> up' })).toHaveFocus();
  const horror = within(genres.getByRole('group', { name: 'Horror' }));
  await user.click(horror.getByRole('checkbox', { name: 'Hidden' }));
  expect(horror.queryByRole('button', { name: 'Remove Horror' })).not.toBeInTheDocument();
  await press('Remove Business', genres);
  expect(genres.getByRole('button', { name: 'Move Technology down' })).toHaveFocus();
  expect(names()).toEqual(['Technology', 'Fiction', 'Horror', 'Science <Fiction>', 'Adventure']);
  await press('Save genres', genres);
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]?.[1].headers).toEqual({ 'If-Match': '"7"' });
  expect(settings.genres.map(({ slug, isHidden }) => `${slug} ${isHidden}`)).toEqual([
    'technology false',
    'fiction false',
    'horror true',
    'science-fiction false',
    'adventure false',
  ]);
  expect(genres.queryByLabelText('Address')).not.toBeInTheDocument();
});

it('A genre with books is merged into another one once the form is saved, and its preview opens', async () => {
  const genres = await shown('Genres');
  await user.click(await genres.findByRole('button', { name: 'Merge Horror into another genre' }));
  const preview = genres.getByRole('button', { name: 'Preview' });
  await user.click(preview);
  expect(genres.getByText('Choose a genre.')).toBeVisible();
  await user.selectOptions(genres.getByLabelText('Merge Horror into'), 'Fiction');
  const hidden = within(genres.getByRole('group', { name: 'Fiction' })).getByRole('checkbox', {
    name: 'Hidden',
  });
  await user.click(hidden);
  await user.click(preview);
  expect(genres.getByText('Save the genres first.')).toBeVisible();
  await user.click(hidden);
  await user.click(preview);
  expect(callAdminApi).toHaveBeenLastCalledWith('POST /api/bulk-changes', {
    body: {
      id: expect.any(String),
      change: { kind: 'merge', category: 'fiction' },
      selection: { ids: undefined, filter: { category: 'horror' } },
    },
  });
});

it('A text begins with the present one, has a preview, and is saved; its links may not lead anywhere', async () => {
  const terms = await shown('Terms of Service');
  await press('Begin with the present text', terms);
  const field = terms.getByLabelText('Text of Terms of Service');
  expect(field.textContent).toMatch(/^You order on .*\n\n## Orders\n\nYou order with the button/);
  const preview = within(await terms.findByRole('region', { name: 'Preview of Terms of Service' }));
  await waitForTextIn(preview, 'Payment');
  fill(field, 'See [here](javascript:alert)');
  const next = within(await terms.findByRole('region', { name: 'Preview of Terms of Service' }));
  await waitFor(() =>
    expect(next.getByRole('status')).toHaveTextContent(/This one does not: javascript:alert$/),
  );
  expect(next.queryByRole('link')).not.toBeInTheDocument();
  fill(field, 'Pay *later*');
  await press('Save Terms of Service', terms);
  await becomes('termsText', 'Pay *later*');
  expect(browserShop.get()).toEqual({ ownTexts: ['terms'] });
});

it('Another currency shows how it is written, says what becomes of figures of before, and is saved once confirmed', async () => {
  const money = await shown('Money');
  const examples = () => money.getByLabelText('Examples').textContent;
  expect(examples()).toContain('$1234.50');
  counts = { placed: 0, shipped: 2 };
  await user.selectOptions(money.getByLabelText('Currency'), 'EUR');
  await user.selectOptions(money.getByLabelText('Formats'), 'de-DE');
  expect(examples()).toContain('1.234,50\u00a0€');
  expect(examples()).toContain('-12,00\u00a0€');
  await press('Save money', money);
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith(
      expect.any(String),
      expect.stringMatching(/^Orders in USD are under way/),
    ),
  );
  expect(askFirst).not.toHaveBeenCalled();
  expect(await money.findByRole('link', { name: 'Shipped: 2' })).toHaveAttribute(
    'href',
    '/dashboard/orders?status=shipped',
  );
  counts = { placed: 0, shipped: 0 };
  agree().mockResolvedValueOnce(false);
  await press('Save money', money);
  await waitFor(() => expect(askFirst).toHaveBeenCalledTimes(1));
  expect(vi.mocked(askFirst).mock.calls[0]?.[1]).toContain('Orders so far stay in USD');
  expect(saved()).toEqual([]);
  await press('Save money', money);
  const body = { currency: 'EUR', locale: 'de-DE' };
  await waitFor(() => expect(saved()[0]?.[1].body).toEqual(body));
});

it('The owner names who is told of new orders, and sees the end of mails in a preview', async () => {
  const mails = await shown('Mails');
  const contact = mails.getByRole('checkbox', { name: 'To the e-mail address of the shop' });
  expect(contact).toBeChecked();
  await user.click(contact);
  expect(mails.getByText('No mail tells of new orders.')).toBeVisible();
  await press('Add an address', mails);
  fill(mails.getByLabelText('Address 1'), 'iris@');
  fill(mails.getByLabelText('End'), 'Yours, <b>Iris</b>');
  const preview = within(mails.getByRole('figure', { name: 'Preview of the order confirmation' }));
  await waitForTextIn(preview, 'Yours, <b>Iris</b>');
  await press('Save mails', mails);
  await waitForTextIn(mails, 'Address must be a valid email');
  expect(mails.getByLabelText('End')).toHaveValue('Yours, <b>Iris</b>');
  fill(mails.getByLabelText('Address 1'), 'iris@quire.example');
  await press('Save mails', mails);
  await becomes('orderMails', { isToContact: false, addresses: ['iris@quire.example'] });
  expect(settings.mailEnd).toBe('Yours, <b>Iris</b>');
  expect(browserShop.get()).toEqual({});
});

it('What was typed in a section is asked about before a link leads to another one', async () => {
  show('', '/dashboard/settings/name-and-contact');
  fill((await section('Name and contact')).getByLabelText('Phone'), '1');
  const mails = within(screen.getByRole('navigation')).getByRole('link', { name: 'Mails' });
  await user.click(mails);
  expect(confirmLeaving).toHaveBeenCalledOnce();
  expect((await section('Name and contact')).getByLabelText('Phone')).toHaveValue('1');
  vi.mocked(confirmLeaving).mockResolvedValue(true);
  await user.click(mails);
  await section('Mails');
});

it('The ways to pay are limited by amounts and by areas, and a limit that is emptied is none', async () => {
  const area = { countries: [], zips: [], by: 'amount' as const, steps: [{ from: 0, cost: 1 }] };
  const areas = ['City', 'Island'].map((name) => ({ ...area, name }));
  const paymentLimits = { cashUpTo: 40, onlineFrom: 0, cashAreas: ['Village'] };
  settings = { ...settings, delivery: { areas, isShown: true }, paymentLimits };
  const payment = await shown('Payment');
  fill(payment.getByLabelText('Cash up to'), '');
  fill(payment.getByLabelText('Online from'), '12.345');
  await user.click(payment.getByRole('checkbox', { name: 'City' }));
  const gone = payment.getByRole('checkbox', { name: 'Village (no delivery area any more)' });
  expect(gone).toBeChecked();
  await user.click(gone);
  const save = () => press('Save payment', payment);
  await save();
  await waitForTextIn(payment, /^Online from can be read in two ways/);
  fill(payment.getByLabelText('Online from'), '12.5');
  await user.selectOptions(payment.getByLabelText('Ways to pay'), 'In cash or online');
  expect(payment.getByText('Orders below $12.50 to other delivery areas cannot be paid.')).toBeVisible();
  fill(payment.getByLabelText('Cash up to'), '12.4');
  expect(payment.getByText('Orders above $12.40 and below $12.50 cannot be paid.')).toBeVisible();
  fill(payment.getByLabelText('Cash up to'), '12.49');
  expect(payment.queryByText(/^Orders above/)).not.toBeInTheDocument();
  await save();
  await becomes('paymentLimits', { cashUpTo: 12.49, onlineFrom: 12.5, cashAreas: ['City'] });
});

it('In a shop of several languages a text is translated, saved, and taken away again', async () => {
  settings = { ...settings, languages: ['de'] };
  show('Welcome');
  await user.click(await findRadio('Deutsch'));
  await press('Translate it');
  const heading = screen.getByLabelText('Heading');
  expect(heading).toHaveValue(defaultSettings.welcome.heading);
  await retype(heading, 'Neu im Laden');
  await press('Save welcome');
  const { welcome } = defaultSettings;
  const translations = { de: { welcome: { ...welcome, heading: 'Neu im Laden' } } };
  await waitFor(() => expect(settings).toMatchObject({ welcome, translations }));
  await press('Remove the translation');
  await press('Save welcome');
  await becomes('translations', { de: {} });
});

it('Genres have a name in each language, and what begins a translation is what has one', async () => {
  settings = { ...settings, languages: ['de'] };
  show('Genres');
  await user.click(await findRadio('Deutsch'));
  await press('Translate it');
  const horror = screen.getByLabelText('Horror');
  expect(horror).toHaveValue('Horror');
  await retype(horror, 'Schauer');
  await press('Save genres');
  await waitFor(() =>
    expect(settings.translations.de?.genres).toContainEqual({ slug: 'horror', name: 'Schauer' }),
  );
  expect(settings.genres).toEqual(defaultSettings.genres);
});

it('The further languages of a shop are chosen among those that it speaks', async () => {
  show('Languages');
  await user.click(await findCheckbox('Deutsch'));
  await press('Save languages');
  await becomes('languages', ['de']);
  expectNone('checkbox', 'English');
});
