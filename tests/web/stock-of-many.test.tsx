import type { Posting } from '@bookstore/functions/shared/stock/posting';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { BulkSteps } from '../../web/src/features/bulk-change/bulk-steps.tsx';
import { askFirst } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { findShown, renderRouted, typeIn, waitForText } from './on-screen.ts';

const posting: Posting = {
  id: 'p1',
  kind: 'bulk',
  state: 'posted',
  by: 'Owner',
  createdAt: '2026-11-23T10:00:00.000Z',
  supplier: '',
  note: 'Stock +5',
  books: 2,
  copies: 10,
  done: 2,
  keptCount: 0,
  kept: [],
};
const onChanged = vi.fn();

function show() {
  const selection = {
    count: 2,
    isAll: false,
    request: { ids: ['emma', 'kim'] },
    has: () => true,
    set: vi.fn(),
    selectAll: vi.fn(),
    clear: vi.fn(),
  };
  renderRouted(
    <BulkSteps change={undefined} selection={selection} total={9} filter={{}} onChanged={onChanged} />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  localStorage.setItem('token', 'admin-token');
});

it('The stock of the selected books is changed by one step and changed back by another', async () => {
  vi.mocked(askFirst).mockResolvedValue(true);
  const sent = answerFetch(({ path }) =>
    json({ ...posting, state: path.endsWith('/undo') ? 'undone' : 'posted' }),
  );
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Change stock' }));
  await typeIn('Copies of each', '5');
  await user.click(screen.getByRole('button', { name: 'Change 2 stocks' }));
  await waitForText(/^Stock \+5: 2 books\./);
  expect(sent[0]).toMatchObject({
    path: '/api/stock-changes',
    body: { kind: 'add', copies: 5, selection: { ids: ['emma', 'kim'] } },
  });
  await user.click(screen.getByRole('button', { name: 'Undo this change' }));
  await findShown('heading', 'The stock was changed back');
  expect(sent.at(-1)?.path).toBe('/api/stock-postings/p1/undo');
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it('After a lost answer the form goes on: it is told when the earlier try was done, and books what is chosen then', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reused = { code: 'idempotency-key-reused', message: 'Another change of stocks was already made' };
  const answers = [refusal(503, 'Busy'), json({ error: reused }, 422)];
  const sent = answerFetch(() => answers.shift() ?? json(posting));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Change stock' }));
  await typeIn('Copies of each', '5');
  const press = () => user.click(screen.getByRole('button', { name: 'Change 2 stocks' }));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  await typeIn('Copies of each', '0');
  await press();
  await waitFor(() => expect(sent).toHaveLength(2));
  await press();
  await waitForText(/^Stock \+5: 2 books\./);
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2]);
});
