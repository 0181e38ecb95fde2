import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { DraftList } from '../../web/src/features/drafts/draft-list.tsx';
import { DraftPage } from '../../web/src/features/drafts/draft-page.tsx';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));
vi.mock('../../web/src/lib/alerts.ts', () => ({
  askFirst: async () => true,
  showFailure: vi.fn(),
  showToast: vi.fn(),
}));

function open(failure: Error) {
  browserData.clear();
  callAdminApi.mockRejectedValueOnce(failure).mockResolvedValue({ id: 'd1', title: 'Emma' });
  render(<DraftPage id="d1">{({ title }) => title}</DraftPage>, { wrapper: MemoryRouter });
}

it('The page of a deleted draft says that it was not found', async () => {
  open(new ApiError(404, 'not found'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This draft was not found.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('A draft that could not be loaded can be loaded again', async () => {
  open(new ApiError(500, 'broken'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The draft could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Emma')).toBeVisible();
});

it('All drafts that lack nothing are published together, and one that fails is named', async () => {
  browserData.clear();
  const draft = (title: string, fields: object = {}) => {
    const { _id, createdAt: _, ...book } = makeBook({ title });
    return { ...book, ...fields, _id, version: 1, updatedAt: '2026-11-22T10:00:00.000Z' };
  };
  const [emma, kim, dune] = [draft('Emma'), draft('Kim'), draft('Dune', { description: '' })];
  const published: string[] = [];
  callAdminApi.mockImplementation(async (name: string, { params }: { params: { id: string } }) => {
    if (name === 'GET /api/drafts') return [emma, kim, dune];
    published.push(params.id);
    if (params.id === emma._id) throw new ApiError(500, 'broken');
    return { book: kim };
  });
  render(<DraftList />, { wrapper: MemoryRouter });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish 2 that lack nothing' }));
  await vi.waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  expect(published.toSorted()).toEqual([emma._id, kim._id].toSorted());
  expect(vi.mocked(showFailure).mock.lastCall?.[1]).toContain('Emma: ');
});
