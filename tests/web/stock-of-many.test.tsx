import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BulkSteps } from '../../web/src/features/bulk-change/bulk-steps.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { agree, findShown, press, renderRouted, typeIn, waitForText } from './on-screen.ts';
import { posting as delivery } from './samples.ts';
import './desk-session.ts';

const posting = { ...delivery, kind: 'bulk', note: 'Stock +5' };
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

it('The stock of the selected books is changed by one step and changed back by another', async () => {
  agree();
  const sent = answerFetch(({ path }) =>
    json({ ...posting, state: path.endsWith('/undo') ? 'undone' : 'posted' }),
  );
  show();
  await press('Change stock');
  await typeIn('Copies of each', '5');
  await press('Change 2 stocks');
  await waitForText(/^Stock \+5: 2 books\./);
  expect(sent[0]).toMatchObject({
    path: '/api/stock-changes',
    body: { kind: 'add', copies: 5, selection: { ids: ['emma', 'kim'] } },
  });
  await press('Undo this change');
  await findShown('heading', 'The stock was changed back');
  expect(sent.at(-1)?.path).toBe('/api/stock-postings/d1/undo');
  expect(onChanged).toHaveBeenCalledTimes(2);
});
