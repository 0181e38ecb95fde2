import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { Opening } from '../../functions/src/shared/opening/opening.ts';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { OpeningList } from '../../web/src/features/opening/opening-list.tsx';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';

beforeEach(() => {
  browserData.clear();
  localStorage.setItem('token', tokenOf({ role: 'owner' }));
});

function show(opening: Opening, after: Opening = opening) {
  const sent = answerFetch(({ method }) => json(method === 'PUT' ? after : opening));
  render(
    <main tabIndex={-1}>
      <OpeningList />
    </main>,
    { wrapper: MemoryRouter },
  );
  return sent;
}

const row = async (name: RegExp) => {
  const item = (await screen.findByText(name)).closest('li');
  if (!item) throw new Error('The step stands in no list');
  return within(item);
};

it('The list says in words what is done, and leads to where the rest is done', async () => {
  show({ isShown: true, done: ['name', 'books'] });
  expect(await screen.findByText('2 of 8 steps are done.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect((await row(/^Name of the shop/)).queryByRole('link')).toBeNull();
  expect(screen.getByRole('link', { name: 'E-mail address: Settings' })).toHaveAttribute(
    'href',
    '/dashboard/settings/name-and-contact',
  );
  expect(screen.getByRole('link', { name: 'Privacy and terms: Terms' })).toHaveAttribute(
    'href',
    '/dashboard/settings/terms-of-service',
  );
  expect(screen.queryByRole('button', { name: 'E-mail address: Keep as it is' })).toBeNull();
});

it('A shop in the European Economic Area needs an imprint and its words on withdrawal', async () => {
  show({ isShown: true, done: ['name'], needsLegalPages: true });
  expect(await screen.findByText('1 of 9 steps are done.')).toBeVisible();
  const legal = 'Imprint and right of withdrawal';
  expect(screen.getByRole('link', { name: `${legal}: Imprint` })).toHaveAttribute(
    'href',
    '/dashboard/settings/imprint',
  );
  expect(screen.queryByRole('button', { name: `${legal}: Keep as it is` })).toBeNull();
});

it('A step is kept as it is with one press', async () => {
  const sent = show({ isShown: true, done: [] }, { isShown: true, done: ['delivery'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Delivery: Keep as it is' }));
  expect(await screen.findByText('1 of 8 steps are done.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/opening', body: { keep: 'delivery' } });
});

it.each([
  ['PENDING', /^On its way to ada@quay\.example/],
  ['ERROR', /^Not sent to ada@quay\.example/],
  ['OFF', /sends no mails/],
] as const)('A test mail that is %s says so', async (state, words) => {
  show({ isShown: true, done: [], testMail: { to: 'ada@quay.example', state } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Test mail: Send again' })).toBeVisible();
});

it('A list of which all is done is closed with one press, and the focus stays on the page', async () => {
  const done: Opening['done'] = [
    'name',
    'country',
    'contact',
    'books',
    'delivery',
    'policies',
    'order',
    'mail',
  ];
  const sent = show({ isShown: true, done }, { isShown: false, done: [] });
  expect(await screen.findByText('All is done: your shop is ready.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close this list' }));
  expect(sent.at(-1)?.body).toEqual({ dismiss: true });
  expect(screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('Nothing is shown in a shop that is open', async () => {
  const sent = show({ isShown: false, done: [] });
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
