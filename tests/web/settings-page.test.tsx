import type { OrderCounts } from '@bookstore/functions/shared/order/order';
import { itemOf, partsOf } from '@bookstore/functions/shared/shop/section';
import { defaultSettings, type StoredSettings } from '@bookstore/functions/shared/shop/settings';
import { allSections as sections, settingsGroups } from '@bookstore/functions/shared/shop/settings-groups';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { callAdminApi, callsOf } from './admin-calls.ts';
import {
  agree,
  button,
  checkbox,
  click,
  expectFocus,
  expectHref,
  expectLink,
  expectNoField,
  expectNone,
  expectNoText,
  expectText,
  expectValue,
  expectWords,
  fill,
  findButton,
  findCheckbox,
  findIn,
  findRadio,
  inRole,
  named,
  press,
  renderRouted,
  retype,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
  waitForTextIn,
} from './on-screen.ts';
import { makeArea, rate } from './samples.ts';
import './new-page.ts';

const { useMay, uploadPicture } = vi.hoisted(() => ({
  useMay: vi.fn(),
  uploadPicture: vi.fn(),
}));
vi.mock('../../web/src/entities/session/admin-role.ts', () => ({ useMay }));
vi.mock('../../web/src/entities/cover/picture-file.ts', () => ({ uploadPicture }));

const reordered = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toReversed())
    : value;

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
    // As the database: fields in an order of their own.
    const edit = Object.entries(body).map(([field, value]) => [field, reordered(value)]);
    settings = { ...settings, ...Object.fromEntries(edit), version: settings.version + 1 };
    return settings;
  });
});

function OneSection({ title }: { title: string }) {
  const { settings: present, keep } = useFreshSettings();
  const section = sections.find((one) => one.title === title);
  return section && present && <ShopSection section={section} settings={present} onSaved={keep} />;
}

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
const openSection = async (name: string) => {
  show(name);
  return section(name);
};
const becomes = (name: keyof StoredSettings, value: unknown) => soon(() => settings[name]).toEqual(value);
const saved = () => callsOf('PUT /api/settings');

const phone = async () => (await section('Name and contact')).getByLabelText('Phone');

async function savePhone(text: string) {
  fill(await phone(), text);
  await press('Save name and contact');
}
const undo = () => findButton('Undo: Name and contact saved');

it('One press puts back what a save has replaced, and nothing else', async () => {
  show('Name and contact');
  await savePhone('555 0100');
  await click(await undo());
  await becomes('contactPhone', '');
  expect(saved()[1]?.[1].headers).toEqual({ 'If-Match': '"8"' });
  expect(saved()[1]?.[1].body).toEqual(expect.not.objectContaining({ news: expect.anything() }));
  await waitFor(async () => expect(await phone()).toHaveValue(''));
  expect((await section('Name and contact')).queryByText('Not saved yet')).not.toBeInTheDocument();
  await soon(() => screen.queryByText('Name and contact saved')).not.toBeInTheDocument();
  await savePhone('555 0200');
  await soon(() => saved()[2]?.[1].headers).toEqual({ 'If-Match': '"9"' });
});

it('What was typed after the save stays, and can be saved', async () => {
  show('Name and contact');
  await savePhone('555 0100');
  await undo();
  fill(await phone(), '555 0100 or later');
  await click(await undo());
  await becomes('contactPhone', '');
  expectValue(await phone(), '555 0100 or later');
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
  await click(await undo());
  await waitFor(async () => expect(await phone()).toHaveValue(''));
  await savePhone('555 0200');
  await soon(() => saved()[2]?.[1].headers).toEqual({ 'If-Match': '"9"' });
});

it('A save that changes nothing has nothing to undo', async () => {
  callAdminApi.mockImplementation(async (name: string) => (name === 'GET /api/genres' ? [] : settings));
  await openSection('Sample figures');
  await press('Save sample figures');
  await soon(showToast).toHaveBeenCalledWith('Settings saved', expect.anything());
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

it('Each other person changes the own password, and sees no settings of the shop', async () => {
  useMay.mockReturnValue(false);
  show();
  expect(screen.queryByRole('heading', { name: 'Settings' })).not.toBeInTheDocument();
  const change = button('Change password');
  await typeIn('Old password', 'brown-paper');
  await typeIn('New password', 'short');
  await click(change);
  await waitForText('Password must have at least 12 characters');
  await typeIn('New password', '-no-more');
  const wrong = 'The old password is wrong';
  refusal = new ApiError(400, wrong, { error: { code: 'invalid-argument', message: wrong } });
  await click(change);
  await waitForText(wrong);
  refusal = undefined;
  await click(change);
  await soon(showToast).toHaveBeenCalledWith('Password changed', expect.anything());
  const body = { oldPassword: 'brown-paper', password: 'short-no-more' };
  expect(callAdminApi).toHaveBeenLastCalledWith('PUT /api/admin/password', { body });
  expectValue('Old password', '');
});

it('An address of a mail provider is told to be sent by the server of that provider', async () => {
  const contact = await openSection('Name and contact');
  const box = contact.getByLabelText('E-mail address');
  expect(box).not.toHaveAccessibleDescription(/Mailboxes refuse/);
  fill(box, 'iris@gmail.com');
  expect(box).toHaveAccessibleDescription(/Mailboxes refuse mails from gmail\.com that another server sends/);
});

it('The carriers of the shop are chosen among the usual ones, or told with a tracking address', async () => {
  const carriers = await openSection('Carriers');
  await press('Add a carrier', carriers);
  const first = within(carriers.getByRole('group', { name: 'Carrier 1' }));
  const name = first.getByRole('combobox', { name: 'Name' });
  const proposed = document.getElementById(name.getAttribute('list') ?? '');
  expect(textsOf([...(proposed?.children ?? [])])).toContain('DHL');
  await typeIn(name, 'Bicycle courier');
  await typeIn(first.getByLabelText('Tracking address'), 'https://courier.example/');
  await press('Save carriers', carriers);
  await waitForTextIn(first, /must begin with https:\/\/ and have \{code\}/);
  await user.type(first.getByLabelText('Tracking address'), '{{code}');
  await press('Save carriers', carriers);
  await becomes('carriers', [{ name: 'Bicycle courier', trackingUrl: 'https://courier.example/{code}' }]);
});

it('A rule by which a publisher’s books are not sold has no days, and what was typed there stands in no way', async () => {
  settings = { ...settings, specialOrders: { ...settings.specialOrders, isOn: true } };
  const orders = await openSection('Special orders');
  await press('Add a rule', orders);
  const rule = within(orders.getByRole('group', { name: 'Rule 1' }));
  await typeIn(rule.getByLabelText('Publisher or genre'), 'Penguin');
  await typeIn(rule.getByLabelText('Ships in days, at least'), '900');
  await user.selectOptions(rule.getByLabelText('When sold out'), 'Do not sell it');
  expect(rule.queryByLabelText(/Ships in days/)).toBeNull();
  await press('Save special orders', orders);
  const days = { fromDays: 5, toDays: 7 };
  await soon(() => settings.specialOrders.rules).toEqual([{ name: 'Penguin', whenSoldOut: 'end', ...days }]);
});

it('A colour without contrast is named in figures while it is chosen, and the nearest one can be saved', async () => {
  const accent = await openSection('Accent colour');
  const field = accent.getByLabelText('Accent colour');
  expectWords(accent.getByRole('status'), /^Good contrast: light 7\.0:1 on paper/);
  await typeIn(field, '#ffcc00');
  expectWords(
    accent.getByRole('status'),
    /^Too little contrast: light 1\.2:1 on paper, 1\.4:1 on buttons; .* At least 4\.5:1 is needed\.$/,
  );
  await press('Save accent colour', accent);
  await soon(field).toHaveAccessibleDescription(/#ffcc00 has too little contrast/);
  expect(saved()).toEqual([]);
  await press('Use the nearest colour with contrast', accent);
  expectWords(accent.getByRole('status'), /^Good contrast/);
  expect(accent.getByText('Not saved yet')).toBeVisible();
  await press('Save accent colour', accent);
  await soon(() => settings.accentColor).toMatch(/^#[0-9a-f]{6}$/);
  await soon(() => browserShop.get().accentStyle).toContain(`--color-accent:${settings.accentColor};`);
  expect(accent.queryByText('Not saved yet')).not.toBeInTheDocument();
  await press('Bordeaux', accent);
  await press('Save accent colour', accent);
  await soon(() => browserShop.get()).toEqual({});
});

it('What is usual in the chosen country is taken over at once, but for what the owner refuses', async () => {
  const place = await openSection('Country and time');
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
  expectHref(place.getByRole('link', { name: 'Imprint' }), '/dashboard/settings/imprint');
  const blocking = await place.findByRole('link', { name: 'Placed: 3' });
  expectHref(blocking, '/dashboard/orders?status=placed');
  await click(place.getByRole('checkbox', { name: /^Currency/ }));
  expect(blocking).not.toBeInTheDocument();
  await press('Take these over', place);
  await soon(() => settings).toMatchObject({
    country: 'DE',
    currency: 'USD',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
    fixedPrices: 'DE',
    reducedPrices: 'eu',
    withdrawal: true,
    tax: { isOn: true, isIncluded: true },
  });
  await soon(() => place.getAllByRole('checkbox')).toHaveLength(1);
  expect(place.queryByText('Not saved yet')).not.toBeInTheDocument();
});

const nav = () => inRole('navigation', 'Sections of the settings');
const resultLinks = () =>
  nav()
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const find = (text: string) => fill(screen.getByRole('searchbox', { name: 'Find a setting' }), text);

it('The list leads to the page of each section, under its group, which shows that section alone', async () => {
  show();
  expect(resultLinks()).toEqual(sections.map(({ slug }) => `/dashboard/settings/${slug}`));
  const groups = nav()
    .getAllByRole('list')
    .map((list) => list.getAttribute('aria-label'));
  expect(groups).toEqual(settingsGroups.map(({ title }) => title));
  await click(nav().getByRole('link', { name: /^Mails/ }));
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
  expect(resultLinks()).toEqual(['/dashboard/settings/mails']);
  expectWords(nav().getByRole('link'), 'Mails: Greeting');
  find('privacy');
  expect(resultLinks()).toContain('/dashboard/settings/privacy-policy');
  find('no such thing');
  expectText('No setting has this name.');
  expect(resultLinks()).toEqual([]);
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
    const form = await openSection(title);
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
    await soon(() => Object.keys(saved()[0]?.[1].body).toSorted()).toEqual(Object.keys(fields).toSorted());
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
  const logo = await openSection('Logo');
  const choose = (type: string) => user.upload(logo.getByLabelText(/logo$/i), new File(['x'], 'x', { type }));
  await choose('image/svg+xml');
  await waitForTextIn(logo, 'Choose a PNG, JPEG, WebP or AVIF picture.');
  uploadPicture.mockRejectedValueOnce(new Error('This file is not a picture.'));
  await choose('image/png');
  await waitForTextIn(logo, 'This file is not a picture.');
  uploadPicture.mockResolvedValueOnce('logo-1a2b3c4d.240x96.webp');
  await choose('image/png');
  expect(await logo.findByRole('img', { name: /^The logo/ })).toHaveAttribute('width', '240');
  await press('Save logo', logo);
  await soon(() => browserShop.get().logo).toMatchObject({ width: 240, height: 96 });
  await press('Remove logo', logo);
  await press('Save logo', logo);
  await soon(() => browserShop.get()).toEqual({});
});

it('The owner adds a genre, moves it up by keyboard, hides one and removes one without books', async () => {
  const genres = await openSection('Genres');
  const names = () => genres.getAllByLabelText('Name').map((box) => box.getAttribute('value'));
  await waitForTextIn(genres, '3 books');
  await press('Add a genre', genres);
  expectFocus(genres.getAllByLabelText('Name').at(-1));
  await user.keyboard('Science <Fiction>');
  expectValue(genres.getByLabelText('Address'), 'science-fiction');
  genres.getByRole('button', { name: 'Move Science <Fiction> up' }).focus();
  await user.keyboard('{Enter}');
  expect(genres.getByText('Science <Fiction>: place 5 of 6')).toBeInTheDocument();
  expectFocus(genres.getByRole('button', { name: 'Move Science <Fiction> up' }));
  const horror = within(genres.getByRole('group', { name: 'Horror' }));
  await click(horror.getByRole('checkbox', { name: 'Hidden' }));
  expect(horror.queryByRole('button', { name: 'Remove Horror' })).not.toBeInTheDocument();
  await press('Remove Business', genres);
  expectFocus(genres.getByRole('button', { name: 'Move Technology down' }));
  expect(names()).toEqual(['Technology', 'Fiction', 'Horror', 'Science <Fiction>', 'Adventure']);
  await press('Save genres', genres);
  await soon(saved).toHaveLength(1);
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
  const genres = await openSection('Genres');
  await click(await genres.findByRole('button', { name: 'Merge Horror into another genre' }));
  const preview = genres.getByRole('button', { name: 'Preview' });
  await click(preview);
  expect(genres.getByText('Choose a genre.')).toBeVisible();
  await user.selectOptions(genres.getByLabelText('Merge Horror into'), 'Fiction');
  const hidden = within(genres.getByRole('group', { name: 'Fiction' })).getByRole('checkbox', {
    name: 'Hidden',
  });
  await click(hidden);
  await click(preview);
  expect(genres.getByText('Save the genres first.')).toBeVisible();
  await click(hidden);
  await click(preview);
  expect(callAdminApi).toHaveBeenLastCalledWith('POST /api/bulk-changes', {
    body: {
      id: expect.any(String),
      change: { kind: 'merge', category: 'fiction' },
      selection: { ids: undefined, filter: { category: 'horror' } },
    },
  });
});

it('A text begins with the present one, has a preview, and is saved; its links may not lead anywhere', async () => {
  const terms = await openSection('Terms of Service');
  await press('Begin with the present text', terms);
  const field = terms.getByLabelText('Text of Terms of Service');
  expect(field.textContent).toMatch(/^You order on .*\n\n## Orders\n\nYou order with the button/);
  const preview = within(await terms.findByRole('region', { name: 'Preview of Terms of Service' }));
  await waitForTextIn(preview, 'Payment');
  fill(field, 'See [here](javascript:alert)');
  const next = within(await terms.findByRole('region', { name: 'Preview of Terms of Service' }));
  await soon(() => next.getByRole('status')).toHaveTextContent(/This one does not: javascript:alert$/);
  expect(next.queryByRole('link')).not.toBeInTheDocument();
  fill(field, 'Pay *later*');
  await press('Save Terms of Service', terms);
  await becomes('termsText', 'Pay *later*');
  expect(browserShop.get()).toEqual({ ownTexts: ['terms'] });
});

it('Another currency shows how it is written, says what becomes of figures of before, and is saved once confirmed', async () => {
  const money = await openSection('Money');
  const examples = () => money.getByLabelText('Examples').textContent;
  expect(examples()).toContain('$1234.50');
  counts = { placed: 0, shipped: 2 };
  await user.selectOptions(money.getByLabelText('Currency'), 'EUR');
  await user.selectOptions(money.getByLabelText('Formats'), 'de-DE');
  expect(examples()).toContain('1.234,50\u00a0€');
  expect(examples()).toContain('-12,00\u00a0€');
  await press('Save money', money);
  await soon(showFailure).toHaveBeenCalledWith(
    expect.any(String),
    expect.stringMatching(/^Orders in USD are under way/),
  );
  expect(askFirst).not.toHaveBeenCalled();
  expectHref(await money.findByRole('link', { name: 'Shipped: 2' }), '/dashboard/orders?status=shipped');
  counts = { placed: 0, shipped: 0 };
  agree().mockResolvedValueOnce(false);
  await press('Save money', money);
  await soon(askFirst).toHaveBeenCalledTimes(1);
  expect(vi.mocked(askFirst).mock.calls[0]?.[1]).toContain('Orders so far stay in USD');
  expect(saved()).toEqual([]);
  await press('Save money', money);
  const body = { currency: 'EUR', locale: 'de-DE' };
  await soon(() => saved()[0]?.[1].body).toEqual(body);
});

it('The owner names who is told of new orders, and sees the end of mails in a preview', async () => {
  const mails = await openSection('Mails');
  const contact = mails.getByRole('checkbox', { name: 'To the e-mail address of the shop' });
  expect(contact).toBeChecked();
  await click(contact);
  expect(mails.getByText('No mail tells of new orders.')).toBeVisible();
  await press('Add an address', mails);
  fill(mails.getByLabelText('Address 1'), 'iris@');
  fill(mails.getByLabelText('End'), 'Yours, <b>Iris</b>');
  const preview = within(mails.getByRole('figure', { name: 'Preview of the order confirmation' }));
  await waitForTextIn(preview, 'Yours, <b>Iris</b>');
  await press('Save mails', mails);
  await waitForTextIn(mails, 'Address must be a valid email');
  expectValue(mails.getByLabelText('End'), 'Yours, <b>Iris</b>');
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
  await click(mails);
  expect(confirmLeaving).toHaveBeenCalledOnce();
  expectValue((await section('Name and contact')).getByLabelText('Phone'), '1');
  vi.mocked(confirmLeaving).mockResolvedValue(true);
  await click(mails);
  await section('Mails');
});

it('The ways to pay are limited by amounts and by areas, and a limit that is emptied is none', async () => {
  const areas = ['City', 'Island'].map((name) => makeArea({ name }));
  const paymentLimits = { cashUpTo: 40, onlineFrom: 0, cashAreas: ['Village'] };
  settings = { ...settings, delivery: { areas, isShown: true }, paymentLimits };
  const payment = await openSection('Payment');
  fill(payment.getByLabelText('Cash up to'), '');
  fill(payment.getByLabelText('Online from'), '12.345');
  await click(payment.getByRole('checkbox', { name: 'City' }));
  const gone = payment.getByRole('checkbox', { name: 'Village (no delivery area any more)' });
  expect(gone).toBeChecked();
  await click(gone);
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
  await click(await findRadio('Deutsch'));
  await press('Translate it');
  const heading = screen.getByLabelText('Heading');
  expectValue(heading, defaultSettings.welcome.heading);
  await retype(heading, 'Neu im Laden');
  await press('Save welcome');
  const { welcome } = defaultSettings;
  const translations = { de: { welcome: { ...welcome, heading: 'Neu im Laden' } } };
  await soon(() => settings).toMatchObject({ welcome, translations });
  await press('Remove the translation');
  await press('Save welcome');
  await becomes('translations', { de: {} });
});

it('Genres have a name in each language, and what begins a translation is what has one', async () => {
  settings = { ...settings, languages: ['de'] };
  show('Genres');
  await click(await findRadio('Deutsch'));
  await press('Translate it');
  const horror = screen.getByLabelText('Horror');
  expectValue(horror, 'Horror');
  await retype(horror, 'Schauer');
  await press('Save genres');
  await soon(() => settings.translations.de?.genres).toContainEqual({ slug: 'horror', name: 'Schauer' });
  expect(settings.genres).toEqual(defaultSettings.genres);
});

it('The further languages of a shop are chosen among those that it speaks', async () => {
  show('Languages');
  await click(await findCheckbox('Deutsch'));
  await press('Save languages');
  await becomes('languages', ['de']);
  expectNone('checkbox', 'English');
});

it('The owner switches invoices on with a seller, sentences and an account, and not without a seller', async () => {
  const form = await openSection('Invoices');
  expect(form.queryByRole('textbox')).toBeNull();
  await click(form.getByRole('checkbox', { name: 'Write invoices' }));
  await press('Save invoices', form);
  await waitForTextIn(form, 'An invoice needs the name of the seller');
  expect(saved()).toEqual([]);
  for (const [name, text] of [
    ['Legal name of the seller', 'Paper & Ink GmbH'],
    ['Address of the seller', 'Berlin'],
    ['Sentences below the total of invoices', 'One.{enter}{enter}Two.'],
    ['No tax, or 0 %', '8000'],
  ] as const)
    await typeIn(form.getByRole('textbox', { name }), text);
  await press('Save invoices', form);
  await soon(() => settings.invoices).toMatchObject({
    isOn: true,
    name: 'Paper & Ink GmbH',
    notes: ['One.', 'Two.'],
    creditNotes: [],
    accounts: [{ basisPoints: 0, account: '8000' }],
  });
});

describe('The costs of the delivery', () => {
  const open = (more: Partial<StoredSettings> = {}) => {
    settings = { ...settings, ...more };
    return openSection('Delivery costs');
  };
  const area = (number: number) => inRole('group', `Area ${number}`);
  const kept = () => saved()[0]?.[1].body.delivery;

  async function addArea(number: number, name: string, countries: string, zips: string, cost: string) {
    await press('Add an area');
    for (const [label, value] of Object.entries({
      Name: name,
      Countries: countries,
      'Zip codes': zips,
      Cost: cost,
    })) {
      fill(area(number).getByLabelText(label), value);
      fireEvent.blur(area(number).getByLabelText(label));
    }
  }

  it('What the law of fixed prices wants for the delivery of new books is said where they may cost less', async () => {
    await open({ currency: 'EUR', locale: 'en-IE', fixedPrices: 'FR' });
    const words = /new books are delivered in France for €3.00, and €0.01 from €35.00 on at least/;
    await waitForText(words);
    expectText('Now it is free everywhere.');
    await addArea(1, 'Home', 'France', '', '2');
    await waitForText('It can cost less here: Home.');
    fill(area(1).getByLabelText('Cost'), '3');
    await waitFor(() => expectNoText(words));
  });

  it('The owner adds areas as they type them, and puts the one first that counts', async () => {
    await open();
    expectText('The delivery is free everywhere.');
    await addArea(1, 'Germany', 'germany', '10000-12999', '4,50');
    await addArea(2, 'Berlin', 'DE', '10000-12999', '2');
    await typeIn(area(2).getByLabelText('Free from'), '40');
    const overlaps = named('list', 'Overlaps');
    expectWords(overlaps, '“Berlin” is never used: “Germany” stands before it and covers all of it.');
    await press('Move up: Berlin');
    expectWords(overlaps, '“Germany” is never used: “Berlin” stands before it and covers all of it.');
    await press('Save delivery');
    const zips = [{ from: '10000', to: '12999' }];
    await soon(() => kept()?.areas).toEqual([
      makeArea({ name: 'Berlin', zips, steps: [{ from: 0, cost: 2 }], freeFrom: 40 }),
      makeArea({ zips, steps: [{ from: 0, cost: 4.5 }] }),
    ]);
    expectValue(area(1).getByLabelText('Name'), 'Berlin');
  });

  it('A cost by weight is typed in grams, and asks what a book weighs that names no weight', async () => {
    await open();
    await addArea(1, 'Germany', 'DE', '', '2,50');
    expectNoField('Weight of other books');
    await user.selectOptions(area(1).getByLabelText('Cost by'), 'Weight of the books');
    await press('Add a cost for heavier orders');
    const [, from] = area(1).getAllByLabelText('Grams from');
    const [, cost] = area(1).getAllByLabelText('Cost');
    if (!from || !cost) throw new Error('There is no box for a heavier order');
    await typeIn(from, '1000');
    await typeIn(cost, '4,50');
    await press('Save delivery');
    await waitForText('Say what a book weighs that names no weight');
    expect(saved()).toEqual([]);
    await typeIn('Weight of other books', '350');
    await press('Save delivery');
    const steps = [
      { from: 0, cost: 2.5 },
      { from: 1000, cost: 4.5 },
    ];
    await soon(kept).toEqual({
      areas: [makeArea({ by: 'weight', steps })],
      bookGrams: 350,
      isShown: true,
    });
    await waitFor(() => expectNoText(/^Not saved yet|^Saving/));
  });

  it('What is no country, no range and no amount is said beside its box, and nothing is saved', async () => {
    await open({ currency: 'JPY', locale: 'ja-JP' });
    await addArea(1, 'Far', 'Narnia', '200 – 1', '4.5');
    await press('Save delivery');
    await waitForText('“Narnia” is no country that the shop knows');
    expectText(/200 to 1 is no range/);
    expectText('Cost must have no decimals');
    expect(saved()).toEqual([]);
  });

  it('Two areas of one name are refused in words', async () => {
    const one = {
      name: 'One',
      countries: [],
      zips: [],
      by: 'amount' as const,
      steps: [{ from: 0, cost: 4 }],
    };
    await open({ delivery: { areas: [one, one], isShown: true } });
    await press('Save delivery');
    await waitForText('Two areas cannot have the same name');
    expect(saved()).toEqual([]);
  });

  it('An area is removed, and the focus goes on to what adds one', async () => {
    const one = makeArea({ name: 'One', countries: ['DE', 'AT'], zips: [{ from: 'SW1', to: 'SW1' }] });
    await open({ delivery: { areas: [one], isShown: true } });
    expectValue(area(1).getByLabelText('Countries'), 'Germany, Austria');
    expectValue(area(1).getByLabelText('Zip codes'), 'SW1');
    await press('Remove One');
    expectText('The delivery is free everywhere.');
    await soon(() => button('Add an area')).toHaveFocus();
  });

  it('Stored costs have the decimals of the currency, and weights have none', async () => {
    const steps = [
      { from: 0, cost: 6.5 },
      { from: 2000, cost: 9 },
    ];
    const germany = makeArea({ by: 'weight', steps, freeFrom: 60 });
    await open({ delivery: { areas: [germany], isShown: true, bookGrams: 400 } });
    const valuesOf = (label: string) =>
      area(1)
        .getAllByRole('textbox', { name: label })
        .map((box) => box.getAttribute('value'));
    expect(valuesOf('Cost')).toEqual(['6.50', '9.00']);
    expect(valuesOf('Free from')).toEqual(['60.00']);
    expect(valuesOf('Grams from')).toEqual(['0', '2000']);
    await user.selectOptions(area(1).getByLabelText('Cost by'), 'Amount of the order');
    expect(valuesOf('Books from')).toEqual(['0.00', '']);
  });

  it('The owner lets orders be collected, and is told what shoppers are not', async () => {
    await open();
    expectNoField('Good to know');
    await click(checkbox('Let shoppers collect in the shop'));
    expectText(/^Shoppers are told no postal address and no opening hours/);
    await typeIn('Good to know', 'Kept for two weeks');
    await press('Save delivery');
    await soon(kept).toEqual({
      areas: [],
      isShown: true,
      hasCollection: true,
      collectionText: 'Kept for two weeks',
    });
  });

  it('A shop that has its address and hours is warned of nothing', async () => {
    await open({
      postalAddress: '1 Mill Lane',
      openingHours: 'Mo-Fr 09:00-18:00',
      delivery: { areas: [], isShown: true, hasCollection: true },
    });
    expectValue('Good to know', '');
    expectNoText(/^Shoppers are told no/);
  });
});

describe('The taxes', () => {
  const open = (more: Partial<StoredSettings> = {}) => {
    settings = { ...settings, country: 'DE', ...more };
    return openSection('Taxes');
  };
  const sent = () => saved().map(([, { body }]) => body.tax);
  const percent = (name: string, place = 0) => inRole('group', name).getAllByLabelText('Percent')[place];

  it('The usual rates of the shop’s country are filled in, can be changed, and say to check them', async () => {
    const form = await open();
    await click(form.getByRole('checkbox', { name: 'Show taxes' }));
    expect(form.getByText(/Check the rates with your tax adviser/)).toBeVisible();
    const fill = form.getByRole('button', { name: 'Use the usual rates of Germany' });
    await press('Save taxes', form);
    const wrong = await form.findByText(/add a rate first/);
    await click(fill);
    expect(fill).not.toBeInTheDocument();
    expect(wrong).not.toBeInTheDocument();
    expectValue(percent('Books'), '7');
    expectValue(percent('Everything else'), '19');
    await retype(percent('E-books') ?? document.body, '9,5');
    await user.selectOptions(form.getByLabelText('Books that name no class are'), 'E-books');
    await press('Save taxes', form);
    const from = '2021-01-01';
    await soon(sent).toEqual([
      {
        isOn: true,
        isIncluded: true,
        abroad: 'own',
        defaultClass: 'ebooks',
        rates: {
          books: [{ from, basisPoints: 700 }],
          ebooks: [{ from, basisPoints: 950 }],
          other: [{ from, basisPoints: 1900 }],
        },
      },
    ]);
  });

  it('A shop that has not said where it is learns where to say it', async () => {
    const form = await open({ country: '' });
    await click(form.getByRole('checkbox', { name: 'Show taxes' }));
    expect(form.getByText(/once “Country and time” says where the shop is/)).toBeVisible();
    expect(form.queryByRole('button', { name: /Use the usual rates/ })).not.toBeInTheDocument();
  });

  it('A rate from a later day is added beside the present one, and removed', async () => {
    const rates = { books: rate(700), ebooks: rate(700), other: rate(700) };
    const form = await open({
      tax: { ...defaultSettings.tax, isOn: true, rates },
    });
    await press('Add a rate of Books', form);
    const added = percent('Books', 1) ?? document.body;
    await press('Save taxes', form);
    await waitForTextIn(form, 'A rate is a number of percent, such as 7 or 5.5');
    expect(added).toHaveAccessibleDescription('A rate is a number of percent, such as 7 or 5.5');
    await typeIn(added, '-1');
    await waitForTextIn(form, 'A rate cannot be negative');
    await retype(added, '101');
    await waitForTextIn(form, 'A rate cannot be more than 100 %');
    expect(sent()).toEqual([]);
    await press('Remove rate 2 of Books', form);
    await press('Remove rate 1 of E-books', form);
    await press('Save taxes', form);
    await waitForTextIn(form, 'E-books: add a rate first');
  });
});
