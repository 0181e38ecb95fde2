import { expect, it, vi } from 'vitest';
import { DraftList } from '../../web/src/features/drafts/draft-list.tsx';
import { DraftPage } from '../../web/src/features/drafts/draft-page.tsx';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeBook } from '../fixtures/factories.ts';
import { agree, expectNone, findAlert, press, renderRouted } from './on-screen.ts';
import './new-page.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

function open(failure: Error) {
  callAdminApi.mockRejectedValueOnce(failure).mockResolvedValue({ id: 'd1', title: 'Emma' });
  renderRouted(<DraftPage id="d1">{({ title }) => title}</DraftPage>);
}

it('The page of a deleted draft says that it was not found', async () => {
  open(new ApiError(404, 'not found'));
  await findAlert('This draft was not found.');
  expectNone('button', 'Try again');
});

it('All drafts that lack nothing are published together, and one that fails is named', async () => {
  agree();
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
  renderRouted(<DraftList />);
  await press('Publish 2 that lack nothing');
  await vi.waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  expect(published.toSorted()).toEqual([emma._id, kim._id].toSorted());
  expect(vi.mocked(showFailure).mock.lastCall?.[1]).toContain('Emma: ');
});
