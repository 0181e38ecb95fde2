import type { Draft } from '@bookstore/functions/shared/book/draft';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DraftForm } from '../../web/src/features/book-form/draft-form.tsx';
import { ApiError } from '../../web/src/lib/api.ts';
import { expectValue, field, press, renderRouted, typeIn } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const draft: Draft = {
  _id: 'd1',
  title: 'Emma',
  description: '',
  category: 'fiction',
  trending: false,
  oldPrice: 12,
  newPrice: 9.5,
  coverImage: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  version: 7,
};
const whole = { ...draft, description: 'Handsome, clever, and rich.' };

beforeEach(() => {
  callAdminApi.mockImplementation(async (name: string) => ({
    draft: { ...whole, version: 8 },
    book: name.endsWith('/publish') ? whole : undefined,
  }));
});

const show = (first: Draft) => renderRouted(<DraftForm first={first} />);
const click = (name: string) => press(name);
const called = () => callAdminApi.mock.calls.map(([name]) => name);

it('Publishing an incomplete draft focuses its first missing field, and sends nothing', async () => {
  show(draft);
  await click('Publish');
  await waitFor(() => expect(field('Description')).toHaveFocus());
  expect(field('Description')).toHaveAccessibleDescription('Description is required');
  expect(called()).toEqual([]);
});

it.each([
  ['complete', whole],
  ['imported', { ...draft, isImported: true }],
])('Publishing a draft that is %s publishes it as it is stored', async (_, first) => {
  show(first);
  await click('Publish');
  await waitFor(() => expect(called()).toEqual(['POST /api/drafts/:id/publish']));
});

it('Publishing a changed draft saves it first', async () => {
  show(draft);
  await typeIn('Description', 'Handsome.');
  await click('Publish');
  await waitFor(() => expect(called()).toEqual(['PUT /api/drafts/:id', 'POST /api/drafts/:id/publish']));
  expect(callAdminApi.mock.lastCall?.[1]).toMatchObject({ headers: { 'If-Match': '"8"' } });
});

it('An incomplete draft can be saved, also after it could not be published', async () => {
  show(draft);
  await click('Publish');
  await waitFor(() => expect(field('Description')).toHaveFocus());
  await typeIn('Title', '{Enter}');
  await waitFor(() => expect(called()).toEqual(['PUT /api/drafts/:id']));
});

it('A draft that another person has changed is shown as it is now, with what was typed', async () => {
  callAdminApi.mockImplementation(async (name: string) => {
    if (name.startsWith('PUT')) throw new ApiError(412, 'stale');
    return { ...draft, title: 'Emma, theirs', version: 9 };
  });
  show(draft);
  await typeIn('Description', 'Handsome.');
  await click('Save draft');
  await waitFor(() => expectValue('Title', 'Emma, theirs'));
  expectValue('Description', 'Handsome.');
  await click('Save draft');
  await waitFor(() =>
    expect(callAdminApi).toHaveBeenCalledWith(
      'PUT /api/drafts/:id',
      expect.objectContaining({ headers: { 'If-Match': '"9"' } }),
    ),
  );
});
