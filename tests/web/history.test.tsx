import type { AuditEntry, AuditPage } from '@bookstore/functions/shared/audit/audit';
import { defaultSettings, type SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { dollars } from '@bookstore/functions/shared/values/money';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sayIn } from '../../functions/src/platform/words/say-in.ts';
import { browserShop } from '../../web/src/entities/shop/browser-shop.ts';
import { HistoryPage } from '../../web/src/features/history/history-page.tsx';
import { sentenceOf } from '../../web/src/features/history/history-sentences.ts';
import { titleOf } from '../../web/src/features/history/history-words.ts';
import { RestorePanel } from '../../web/src/features/history/restore-panel.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';
import { callAdminApi, callsOf } from './admin-calls.ts';
import {
  click,
  expectHref,
  expectNone,
  expectNoText,
  expectText,
  expectValue,
  expectWords,
  field,
  findIn,
  findLink,
  findNamed,
  named,
  press,
  renderRouted,
  soon,
  user,
  waitForTextIn,
} from './on-screen.ts';
import './new-page.ts';

const useStoredBook = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/book/stored-book.ts', () => ({ useStoredBook }));

const book = makeBook({ title: 'Emma', newPrice: 1.25 });
const { _id, ...fields } = book;
const entry: AuditEntry = {
  id: 'entry-1',
  at: '2026-11-20T08:00:00.000Z',
  by: 'Kim',
  kind: 'book',
  action: 'changed',
  targetId: _id,
  title: 'Emma',
  note: '',
  before: { title: 'Emma', newPrice: 12.5 },
  after: { title: 'Emma', newPrice: 1.25 },
};

let page: AuditPage;
beforeEach(() => {
  page = { entries: [entry] };
  callAdminApi.mockImplementation(async (name: string) => (name === 'GET /api/audit' ? page : []));
});

function open(address = '/dashboard/history') {
  renderRouted(<HistoryPage />, address);
}

it('An entry says who did what, and shows the difference on demand', async () => {
  open();
  const item = within(await screen.findByRole('listitem'));
  expectWords(item.getByRole('paragraph'), 'Emma: price $12.50 → $1.25');
  expectHref(item.getByRole('link', { name: 'Kim' }), '/dashboard/history?by=Kim');
  const button = item.getByRole('button', { name: 'What changed of Emma: New Price' });
  expect(item.queryByLabelText('What changed')).toBeNull();
  await click(button);
  expectWords(item.getByLabelText('What changed'), 'New PriceBefore$12.50After$1.25');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('An entry about many books links to their import or bulk change', async () => {
  const note = '10056 changed';
  page = { entries: [{ ...entry, kind: 'bulk', targetId: 'b1', title: 'Price −10 %', note }] };
  open();
  const item = within(await screen.findByRole('listitem'));
  expectWords(item.getByRole('paragraph'), 'Changed many books: Price −10 % (10,056 changed)');
  expectHref(item.getByRole('link', { name: 'Price −10 %' }), '/dashboard/manage-books?change=b1');
  expectHref(
    item.getByRole('link', { name: 'See or undo: Price −10 %' }),
    '/dashboard/manage-books?change=b1',
  );
});

it('The page loads the entries that its address names, and links to the next page', async () => {
  page = { entries: [entry], next: '2026-11-20T08:00:00.000Z_entry-1' };
  open(`/dashboard/history?about=${_id}&x=1`);
  const older = await findLink('Older');
  expect(callAdminApi).toHaveBeenCalledWith('GET /api/audit', { query: { about: _id } }, expect.anything());
  const next = new URLSearchParams(older.getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(next)).toEqual({ about: _id, after: page.next });
  expectText('All about Emma');
});

it('The page filters by person and kind, and keeps the one when the other is chosen', async () => {
  open('/dashboard/history?by=Kim');
  await screen.findByRole('listitem');
  expect(callAdminApi).toHaveBeenCalledWith('GET /api/audit', { query: { by: 'Kim' } }, expect.anything());
  expectValue(named('combobox', 'Person'), 'Kim');
  await user.selectOptions(named('combobox', 'Kind'), 'Order');
  await soon(callAdminApi).toHaveBeenLastCalledWith(
    'GET /api/audit',
    { query: { by: 'Kim', kind: 'order' } },
    expect.anything(),
  );
});

it('The entries stand under the days of the shop', async () => {
  page = {
    entries: [
      { ...entry, id: 'a', at: new Date().toISOString() },
      { ...entry, id: 'b', at: '2024-11-20T23:59:00.000Z' },
      { ...entry, id: 'c', at: '2024-11-20T00:00:00.000Z' },
    ],
  };
  open();
  const today = await findNamed('region', 'Today');
  expect(within(today).getAllByRole('listitem')).toHaveLength(1);
  const earlier = named('region', 'Wednesday, November 20, 2024');
  expect(within(earlier).getAllByRole('listitem')).toHaveLength(2);
});

it('An entry without an earlier state of a book has no restore button', async () => {
  const { before: _, ...added } = entry;
  page = {
    entries: [
      { ...added, id: 'a', action: 'added' },
      { ...entry, id: 'b', kind: 'stock' },
      { ...entry, id: 'c', before: { title: 'Emma', newPrice: 1.25 } },
      { ...added, id: 'd', action: 'published' },
    ],
  };
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expectWords(screen.getByText('Published', { exact: false }), 'Published Emma: $1.25');
  expectNone('button', /Restore/);
});

const onRestored = vi.fn(async () => undefined);
const onClose = vi.fn();
const openPanel = () => render(<RestorePanel entry={entry} onRestored={onRestored} onClose={onClose} />);

it('The panel shows what would change now, and restores over that version alone', async () => {
  useStoredBook.mockReturnValue({ book: { ...fields, _id, title: 'Emma!' }, version: 7 });
  openPanel();
  expectWords(field('What would change'), 'TitleNowEmma!ThenEmma');
  await press('Restore');
  const sent = { params: { id: 'entry-1' }, headers: { 'If-Match': '"7"' } };
  expect(callAdminApi).toHaveBeenCalledWith('POST /api/audit/:id/restore', sent);
  await soon(onRestored).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('The panel says that the earlier cover may be gone', () => {
  useStoredBook.mockReturnValue({ book: { ...fields, _id, coverImage: 'new.png' }, version: 7 });
  const before = { ...entry.before, coverImage: 'old.png' };
  const panel = (earlier: AuditEntry) => (
    <RestorePanel entry={earlier} onRestored={onRestored} onClose={onClose} />
  );
  const { rerender } = render(panel({ ...entry, before }));
  expectText(/the picture may be gone/);
  rerender(panel({ ...entry, before: { ...before, coverImage: 'new.png' } }));
  expectNoText(/the picture may be gone/);
});

it('The panel restores a deleted book', async () => {
  useStoredBook.mockReturnValue(undefined);
  openPanel();
  await press('Bring back');
  const sent = { params: { id: 'entry-1' }, headers: { 'If-Match': '"0"' } };
  expect(callAdminApi).toHaveBeenCalledWith('POST /api/audit/:id/restore', sent);
});

describe('The settings of before', () => {
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
      if (name === 'GET /api/audit')
        return { entries: [entry, { ...entry, id: 'two', targetId: 'opening' }] };
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
    expectHref(first, '/dashboard/settings/name-and-contact');
  });

  async function openPanel() {
    renderRouted(<HistoryPage />);
    await press('Restore the settings as they were before');
    return await findIn('region', 'Put the settings back');
  }

  const sent = () => callsOf('PUT /api/settings');

  it('The owner sees what putting settings back would change from now, and puts them back', async () => {
    const panel = await openPanel();
    expectWords(await panel.findByLabelText('What would change'), /^Name of the shopNowFolioThenBook Store$/);
    await press('Put back', panel);
    await soon(showToast).toHaveBeenCalledWith('The settings are put back', expect.anything());
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
    await soon(() => sent()[0]?.[1].body).toEqual({ aboutText: longText });
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
    await click(await panel.findByRole('button', { name: 'Put back' }));
    await soon(showFailure).toHaveBeenCalledWith(
      'The settings were not put back',
      'The settings have been changed meanwhile. What would change is up to date now: please look again.',
    );
    const loads = callsOf('GET /api/settings');
    expect(loads).toHaveLength(2);
  });
});

describe('What the history says', () => {
  const emma = { title: 'Emma', newPrice: 11.95, oldPrice: 15, trending: false, description: 'D' };
  const stock = { onHand: 12, lowAt: 2, shelf: '' };

  type Case = [
    said: string,
    kind: AuditEntry['kind'],
    action: AuditEntry['action'],
    more?: Partial<AuditEntry>,
  ];

  it.each<Case>([
    ['Added Emma: $11.95', 'book', 'added', { after: emma }],
    [
      'Emma: price $11.95 → $9.00, description and 1 more',
      'book',
      'changed',
      {
        before: emma,
        after: { ...emma, newPrice: 9, trending: true, description: 'A longer text than fits into a line' },
      },
    ],
    ['Deleted Emma', 'book', 'deleted', { before: emma }],
    ['Draft Emma: author – → Jane', 'draft', 'changed', { before: emma, after: { ...emma, author: 'Jane' } }],
    [
      'Shelf Emma: place on home 0 → 1, published no → yes',
      'shelf',
      'changed',
      { before: { isPublished: false, homePlace: 0 }, after: { isPublished: true, homePlace: 1 } },
    ],
    [
      'Manufacturer Emma: manufacturer – → Jane',
      'maker',
      'changed',
      { before: { maker: '' }, after: { maker: 'Jane' } },
    ],
    ['Counts Emma: 12 on hand', 'stock', 'changed', { after: stock, note: 'Counting started' }],
    [
      'Emma: on hand 12 → 9 (Damaged)',
      'stock',
      'changed',
      { before: stock, after: { ...stock, onHand: 9 }, note: 'Damaged' },
    ],
    ['Imported Emma (1,200 new)', 'import', 'imported', { note: '1200 new' }],
    ['Undid, for many books: Emma', 'bulkBooks', 'undone'],
    [
      '“Kim” in Emma: state Ordered → Taken out (damaged)',
      'order',
      'changed',
      {
        before: { book: 'Kim', state: 'ordered' },
        after: { book: 'Kim', state: 'taken-out' },
        note: 'damaged',
      },
    ],
    [
      'Took back a step of Emma: status Packed → Placed',
      'order',
      'undone',
      { before: { status: 'packed' }, after: { status: 'placed' } },
    ],
    ['Let in Emma as Orders', 'person', 'added', { after: { role: 'orders' } }],
    [
      'Emma: role Orders → Catalogue, new password',
      'person',
      'changed',
      { before: { role: 'orders' }, after: { role: 'catalogue', password: 'another one' } },
    ],
    ['Sent again the mail “New order” of Emma', 'order', 'mailed', { note: 'placed-shop' }],
    ['Money given back for order Emma ($9.50, Cash)', 'cash', 'givenBack', { note: '$9.50, Cash' }],
    [
      'Emma: appears on 1 Mar 2027 → 1 Apr 2027',
      'book',
      'changed',
      { before: { appearsOn: '2027-03-01' }, after: { appearsOn: '2027-04-01' } },
    ],
    ['Emma signed in', 'session', 'signedIn'],
    ['Refused 7 sign-ins as Emma', 'session', 'refused', { after: { attempts: 7 } }],
    [
      'Exported the Emma (1 Nov 2026 to 22 Nov 2026, part 2)',
      'export',
      'exported',
      { note: '2026-11-01 to 2026-11-22, part 2' },
    ],
    [
      'Emma: ways to pay In cash or online → Online only',
      'settings',
      'changed',
      { before: { payment: 'both' }, after: { payment: 'online' } },
    ],
  ])('The history says: %s', (said, kind, action, more) => {
    const about = { id: 'a', at: '', by: 'Kim', targetId: 'b', title: 'Emma', note: '' };
    const whole = { ...about, kind, action, ...more };
    const { lead, rest } = sentenceOf(whole, dollars, 'en-GB');
    expect(`${lead} Emma${rest}`.trim()).toBe(said);
  });

  it.each([
    ['orders', { kind: 'export', targetId: 'orders', title: 'orders' }],
    ['27 Nov 2026', { kind: 'cash', targetId: '2026-11-27', title: '2026-11-27' }],
    ['7-2345', { kind: 'cash', targetId: 'an-order', title: '7-2345' }],
  ] as const)('The history is about: %s', (named, about) => {
    const entry = { id: 'a', at: '', by: 'Kim', note: '', action: 'exported', ...about } as const;
    expect(titleOf(entry, 'en-GB')).toBe(named);
  });

  it('The history names the owner in the language of the page', () => {
    const entry = { id: 'a', at: '', by: 'Owner', note: '', action: 'signedIn', kind: 'session' } as const;
    const title = () => titleOf({ ...entry, targetId: 'owner', title: 'Owner' }, 'de-DE');
    expect(sayIn('de', title)).toBe('Inhaber/in');
  });
});
