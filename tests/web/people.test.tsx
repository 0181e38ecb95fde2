import type { PublisherList } from '@bookstore/functions/shared/book/maker';
import type { Person } from '@bookstore/functions/shared/people/person';
import type { CuratedShelf } from '@bookstore/functions/shared/shelf/curated-shelf';
import type { EditedShelf } from '@bookstore/functions/shared/shelf/shelf-answers';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Page } from '../../web/src/app/routes/shop/admin-login-route.tsx';
import { DeviceLink } from '../../web/src/features/admin-session/device-link.tsx';
import { PeoplePage } from '../../web/src/features/people/people-page.tsx';
import { PublisherDesk } from '../../web/src/features/publishers/publisher-desk.tsx';
import { ShelfList } from '../../web/src/features/shelf-desk/shelf-list.tsx';
import { ShelfPage } from '../../web/src/features/shelf-desk/shelf-page.tsx';
import { showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';
import { callAdminApi, callsOf, writtenCalls } from './admin-calls.ts';
import { expectToken, keepToken } from './dashboard-token.ts';
import { answerFetch, refusal } from './fake-fetch.ts';
import {
  address,
  button,
  click,
  expectAlert,
  expectFocus,
  expectNoField,
  expectNone,
  expectText,
  expectValue,
  expectWords,
  field,
  fillIn,
  findButton,
  findNamed,
  findShown,
  inRole,
  press,
  renderRouted,
  retype,
  soon,
  typeIn,
  user,
  waitForText,
  waitForTextIn,
} from './on-screen.ts';
import './new-page.ts';

describe('People', () => {
  const kim: Person = {
    id: 'a'.repeat(20),
    name: 'Kim',
    role: 'orders',
    disabled: false,
    createdAt: '2026-11-01T08:00:00.000Z',
  };

  let people: Person[];
  beforeEach(() => {
    people = [kim];
    callAdminApi.mockImplementation(async (name: string) => {
      if (name === 'GET /api/people') return people;
      return kim;
    });
  });

  async function fillNewPerson(password = 'a first password') {
    render(<PeoplePage />);
    const form = inRole('form', 'Add a person');
    await typeIn(form.getByLabelText('Name'), ' Robin ');
    await user.type(form.getByLabelText('First password'), password);
    await click(form.getByRole('radio', { name: 'Catalogue' }));
    await press('Add person', form);
    return form;
  }

  it('The form adds a person with a long password, and is empty afterwards', async () => {
    const form = await fillNewPerson('short');
    await waitForTextIn(form, 'Password must have at least 12 characters');
    expect(writtenCalls()).toEqual([]);
    fillIn({ 'First password': 'a first password' });
    await press('Add person', form);
    const body = { name: 'Robin', password: 'a first password', role: 'catalogue' };
    await soon(writtenCalls).toEqual([['POST /api/people', { body }]]);
    await soon(() => form.getByLabelText('Name')).toHaveValue('');
  });

  it('A changed role leaves the password as it is', async () => {
    render(<PeoplePage />);
    await press('Change Kim');
    const form = inRole('form', 'Change Kim');
    expect(form.getByRole('radio', { name: 'Orders' })).toBeChecked();
    await click(form.getByRole('radio', { name: 'Catalogue' }));
    await press('Save', form);
    const change = { params: { id: kim.id }, body: { role: 'catalogue', disabled: false } };
    await soon(writtenCalls).toEqual([['PUT /api/people/:id', change]]);
  });
});

const list: PublisherList = {
  total: 60,
  incomplete: 1,
  publishers: [
    { publisher: 'Penguin', books: 2, maker: '', postalAddress: '1 Strand', electronicAddress: '' },
  ],
};

it('The desk says which publishers lack an address, and what it writes holds for all books of one', async () => {
  callAdminApi.mockImplementation(async () => list);
  render(<PublisherDesk />);
  await waitForText('60 publishers · 1 without an address · the first 50 are listed');
  expectText('2 books · an address is missing');
  await press('Change Penguin');
  const form = inRole('form', 'Change Penguin');
  fillIn({ 'E-mail address or website': 'penguin.example' });
  await press('Save', form);
  await waitForTextIn(form, /must be an e-mail address, or begin with https/);
  fillIn({ 'E-mail address or website': ' https://penguin.example ' });
  await press('Save', form);
  const body = {
    publisher: 'Penguin',
    maker: '',
    postalAddress: '1 Strand',
    electronicAddress: 'https://penguin.example',
  };
  await soon(callAdminApi).toHaveBeenCalledWith('PUT /api/publishers', { body });
});

const open = (from: string) =>
  renderRouted(
    <StrictMode>
      <DeviceLink />
    </StrictMode>,
    from,
  );

const make = () => press('Make this browser known');

it('A device link sends its code once it is pressed for, leaves the address and says that the browser is known', async () => {
  const sent = answerFetch({ message: 'This browser is known now' });
  open('/admin#device=a-code_1');
  expect(address()).toBe('/admin');
  expect(sent).toEqual([]);
  await make();
  await waitForText('This browser is known now: sign in with your username and password.');
  expect(sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    { method: 'POST', path: '/api/auth/device', body: { code: 'a-code_1' } },
  ]);
  expectNone('button');
});

it.each([
  [404, 'This link was used before or has run out. Make a new one.'],
  [503, 'This link could not be checked. Open it again in a moment.'],
])('A device link that is answered with %i says why the browser is not known', async (status, words) => {
  answerFetch(refusal(status, 'No'));
  open('/admin#device=a-code');
  await make();
  await waitForText(words);
  expect(address()).toBe('/admin');
});

it.each(['/admin', '/admin#device=', '/admin#else'])('Nothing is sent from %s', (path) => {
  const sent = answerFetch({});
  open(path);
  expect(sent).toEqual([]);
  expect(address()).toBe(path);
});

describe('The login of the dashboard', () => {
  const sentence = 'Please provide a valid username and password';

  beforeEach(() => {
    renderRouted(
      <Routes>
        <Route path="/admin" element={<Page />} />
        <Route path="/dashboard" element={<p>The dashboard</p>} />
      </Routes>,
      '/admin',
    );
  });

  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const login = () => press('Login');

  it('The admin login has its heading, two required fields, a button and the copyright line', async () => {
    const sent = answerFetch({});
    expectWords(screen.getByRole('heading'), 'Admin Login');
    expect(field('Username')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expectText(/^©\d{4} Book Store\. All rights reserved\.$/);
    await login();
    await soon(() => field('Username')).toHaveAccessibleDescription(/required/);
    expect(field('Password')).toHaveAccessibleDescription(/required/);
    await typeIn(field('Username'), 'admin');
    await login();
    await soon(() => field('Username')).toBeValid();
    expect(field('Password')).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it.each([
    ['a refusal', () => refusal(401, 'No')],
    ['a failure of the shop', () => refusal(503, 'Busy')],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('The admin login says one sentence after %s', async (_, answer) => {
    answerFetch(answer);
    await typeIn(field('Username'), 'admin');
    await typeIn(field('Password'), 'not-the-password');
    await login();
    await waitFor(() => expectAlert(sentence));
    expectToken(null);
  });

  it('The right password stores the token in the place of an earlier one, says so and opens the dashboard', async () => {
    keepToken('an earlier one');
    const sent = answerFetch({ token: 'a-new-one' });
    await typeIn(field('Username'), 'admin');
    await typeIn(field('Password'), 'read-more-books');
    await login();
    await waitForText('The dashboard');
    expect(sent).toMatchObject([
      { method: 'POST', path: '/api/auth/admin', body: { username: 'admin', password: 'read-more-books' } },
    ]);
    expectToken('a-new-one');
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Admin Login Successful!', expect.anything());
  });
});

describe('Shelves', () => {
  const [emma, kim, ivanhoe] = ['Emma', 'Kim', 'Ivanhoe'].map((title) =>
    makeBook({ _id: title.toLowerCase(), title }),
  );
  const place = (bookId: string, note = '', by = '') => ({ bookId, note, by });
  const stored: CuratedShelf = {
    id: 's1',
    title: 'Staff picks',
    slug: 'staff-picks',
    text: '',
    isPublished: true,
    homePlace: 0,
    books: [place('emma', 'Twice.', 'Iris'), place('gone'), place('kim')],
    version: 7,
  };
  let shelf: CuratedShelf;
  let refusal: ApiError | undefined;

  beforeEach(() => {
    shelf = stored;
    refusal = undefined;
    callAdminApi.mockImplementation(async (name: string, { body = {} }) => {
      if (name === 'GET /api/admin/books') return { total: 2, books: [emma, ivanhoe] };
      if (name === 'GET /api/admin/shelves/:id') return { shelf, books: [emma, kim] } as EditedShelf;
      if (refusal) throw refusal;
      shelf = { ...shelf, ...body, version: shelf.version + 1 };
      return { message: 'Done', shelf };
    });
  });

  const open = () => renderRouted(<ShelfPage id="s1" />);
  const rows = () => inRole('list', 'Books on the shelf').getAllByRole('listitem');
  const saved = () => callsOf('PUT /api/shelves/:id').map(([, input]) => input);

  it('Books are moved by buttons that say where they stand now and keep the focus, and saved in that order', async () => {
    open();
    const down = await findButton('Move down: Emma');
    expectWords(rows()[1], 'A book that is not in the shop');
    await click(down);
    expect(screen.getByText('Emma: place 2 of 3')).toBeInTheDocument();
    expectFocus(button('Move down: Emma'));
    await user.keyboard('{Enter}');
    expect(screen.getByText('Emma: place 3 of 3')).toBeInTheDocument();
    // At the end it stays where it is, and so does the focus.
    await user.keyboard('{Enter}');
    expectFocus(button('Move down: Emma'));
    await press('Save shelf');
    await soon(showToast).toHaveBeenCalledWith('Shelf saved', expect.anything());
    const { version: _, id: __, ...fields } = stored;
    expect(saved()).toEqual([
      {
        params: { id: 's1' },
        body: { ...fields, books: [place('gone'), place('kim'), place('emma', 'Twice.', 'Iris')] },
        headers: { 'If-Match': '"7"' },
      },
    ]);
  });

  it('A shop of several languages has a box for each text in each of them, and saves what was typed', async () => {
    const { unmount } = open();
    await screen.findByLabelText('Title');
    expectNoField(/Deutsch/);
    unmount();
    renderRouted(<ShelfPage id="s1" />, '/', { languages: ['de'] });
    await typeIn('Title (Deutsch)', 'Unsere Wahl');
    const [first] = rows();
    await typeIn(within(first ?? document.body).getByLabelText('Note (Deutsch)'), 'Zweimal.');
    await press('Save shelf');
    await soon(() => saved().at(-1)?.body).toEqual(
      expect.objectContaining({
        title: 'Staff picks',
        titles: { de: 'Unsere Wahl' },
        books: [
          { ...place('emma', 'Twice.', 'Iris'), notes: { de: 'Zweimal.' } },
          place('gone'),
          place('kim'),
        ],
      }),
    );
    expect(saved().at(-1)?.body).not.toHaveProperty('texts');
  });

  const titles = () => rows().map((row) => row.textContent?.match(/Emma|Kim|not in the shop/)?.[0]);

  /** Holds the first book by its handle; in jsdom each row is 100 high. */
  async function hold(): Promise<Element> {
    open();
    await findButton('Move down: Emma');
    rows().forEach((row, index) => {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100 * index, 300, 100));
    });
    const handle = rows()[0]?.querySelector('[data-drag-handle]');
    if (!handle) throw new Error('The row has no handle');
    fireEvent.pointerDown(handle, { button: 0, pointerId: 3, clientY: 50 });
    return handle;
  }

  it('A book is dragged to another place by its handle, and the place is said', async () => {
    const handle = await hold();
    fireEvent.pointerMove(handle, { pointerId: 3, clientY: 260 });
    // Another finger drags nothing.
    fireEvent.pointerMove(handle, { pointerId: 4, clientY: 60 });
    expect(titles()).toEqual(['Emma', 'not in the shop', 'Kim']);
    fireEvent.pointerUp(handle, { pointerId: 3 });
    expect(titles()).toEqual(['not in the shop', 'Kim', 'Emma']);
    expect(screen.getByText('Emma: place 3 of 3')).toBeInTheDocument();
  });

  it.each([
    ['Escape', (handle: Element) => fireEvent.keyDown(handle, { key: 'Escape' })],
    ['a page that scrolls instead', (handle: Element) => fireEvent.pointerCancel(handle, { pointerId: 3 })],
  ])('A drag ended by %s moves nothing', async (_, end) => {
    const handle = await hold();
    fireEvent.pointerMove(handle, { pointerId: 3, clientY: 260 });
    end(handle);
    fireEvent.pointerUp(handle, { pointerId: 3 });
    expect(titles()).toEqual(['Emma', 'not in the shop', 'Kim']);
  });

  it('A book that is found is added once, and one is removed; the next save goes on from the new version', async () => {
    open();
    await user.type(await findNamed('searchbox', 'Find books to add'), 'i{Enter}');
    expect(await findButton('On the shelf: Emma')).toHaveAttribute('aria-disabled', 'true');
    await press('Add Ivanhoe');
    await press('On the shelf: Ivanhoe');
    expect(rows()).toHaveLength(4);
    await typeIn(within(rows()[3] ?? document.body).getByLabelText('Note'), 'Ours.');
    await press('Remove Kim');
    expect(screen.getByText('Kim removed')).toBeInTheDocument();
    await user.selectOptions(field('On home'), 'Second');
    await press('Save shelf');
    await soon(() => saved()[0]?.body).toMatchObject({
      homePlace: 2,
      books: [place('emma', 'Twice.', 'Iris'), place('gone'), place('ivanhoe', 'Ours.')],
    });
    await press('Save shelf');
    await soon(() => saved()[1]?.headers).toEqual({ 'If-Match': '"8"' });
  });

  it('A refused save says why and keeps what was typed, and an address that is none is not sent', async () => {
    open();
    const address = await screen.findByLabelText('Address');
    await retype(address, 'Not an address');
    await press('Save shelf');
    await soon(address).toHaveFocus();
    expect(address).toHaveAccessibleDescription(expect.stringContaining('small letters and digits'));
    expect(saved()).toEqual([]);
    const message = 'Another shelf has this address';
    refusal = new ApiError(409, message, { error: { code: 'slug-taken', message } });
    await retype(address, 'taken');
    await press('Save shelf');
    await waitForText(message);
    expectValue(address, 'taken');
  });

  it('A shelf is added under an address of its title, and a deleted one restored in its place', async () => {
    const line = {
      id: 's1',
      title: 'Kept',
      slug: 'kept',
      isPublished: true,
      homePlace: 1,
      books: 2,
      inShop: 2,
      first: [],
    };
    let shelves = [line];
    callAdminApi.mockImplementation(async (name: string) => {
      if (name === 'GET /api/admin/shelves') return shelves;
      if (name === 'DELETE /api/shelves/:id') shelves = [];
      if (name === 'POST /api/shelves/:id/restore') shelves = [line];
      return { message: 'Done', shelf: stored };
    });
    const onAdded = vi.fn();
    renderRouted(<ShelfList onAdded={onAdded} />);
    await waitForText('Published, on home: first');
    await press('Delete Kept');
    await soon(() => button('Restore Kept')).toHaveFocus();
    await press('Restore Kept');
    await findShown('link', 'Edit Kept');
    await press('Add shelf');
    await waitForText('Title is required');
    await typeIn('Title', 'For the beach!{Enter}');
    await soon(onAdded).toHaveBeenCalledWith('s1');
    expect(callAdminApi).toHaveBeenCalledWith('POST /api/shelves', {
      body: expect.objectContaining({ title: 'For the beach!', slug: 'for-the-beach', isPublished: false }),
      headers: { 'Idempotency-Key': expect.any(String) },
    });
  });
});
