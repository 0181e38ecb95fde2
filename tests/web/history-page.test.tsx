import type { AuditEntry, AuditPage } from '@bookstore/functions/shared/audit/audit';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { HistoryPage } from '../../web/src/features/history/history-page.tsx';
import { RestorePanel } from '../../web/src/features/history/restore-panel.tsx';
import { makeBook } from '../fixtures/factories.ts';
import {
  expectNone,
  expectNoText,
  expectText,
  field,
  findLink,
  findNamed,
  named,
  press,
  renderRouted,
  user,
} from './on-screen.ts';
import './new-page.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
const useStoredBook = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
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
  expect(item.getByRole('paragraph')).toHaveTextContent('Emma: price $12.50 → $1.25');
  expect(item.getByRole('link', { name: 'Kim' })).toHaveAttribute('href', '/dashboard/history?by=Kim');
  const button = item.getByRole('button', { name: 'What changed of Emma: New Price' });
  expect(item.queryByLabelText('What changed')).toBeNull();
  await user.click(button);
  expect(item.getByLabelText('What changed')).toHaveTextContent('New PriceBefore$12.50After$1.25');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('An entry about many books links to their import or bulk change', async () => {
  const note = '10056 changed';
  page = { entries: [{ ...entry, kind: 'bulk', targetId: 'b1', title: 'Price −10 %', note }] };
  open();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('paragraph')).toHaveTextContent('Changed many books: Price −10 % (10,056 changed)');
  expect(item.getByRole('link', { name: 'Price −10 %' })).toHaveAttribute(
    'href',
    '/dashboard/manage-books?change=b1',
  );
  expect(item.getByRole('link', { name: 'See or undo: Price −10 %' })).toHaveAttribute(
    'href',
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
  expect(named('combobox', 'Person')).toHaveValue('Kim');
  await user.selectOptions(named('combobox', 'Kind'), 'Order');
  await waitFor(() =>
    expect(callAdminApi).toHaveBeenLastCalledWith(
      'GET /api/audit',
      { query: { by: 'Kim', kind: 'order' } },
      expect.anything(),
    ),
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
  expect(screen.getByText('Published', { exact: false })).toHaveTextContent('Published Emma: $1.25');
  expectNone('button', /Restore/);
});

const onRestored = vi.fn(async () => undefined);
const onClose = vi.fn();
const openPanel = () => render(<RestorePanel entry={entry} onRestored={onRestored} onClose={onClose} />);

it('The panel shows what would change now, and restores over that version alone', async () => {
  useStoredBook.mockReturnValue({ book: { ...fields, _id, title: 'Emma!' }, version: 7 });
  openPanel();
  expect(field('What would change')).toHaveTextContent('TitleNowEmma!ThenEmma');
  await press('Restore');
  const sent = { params: { id: 'entry-1' }, headers: { 'If-Match': '"7"' } };
  expect(callAdminApi).toHaveBeenCalledWith('POST /api/audit/:id/restore', sent);
  await waitFor(() => expect(onRestored).toHaveBeenCalledOnce());
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
