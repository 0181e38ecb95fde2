import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Opening } from '../../functions/src/shared/opening/opening.ts';
import { OpeningList } from '../../web/src/features/opening/opening-list.tsx';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectLink, expectNone, expectShown, press, renderRouted, waitForText } from './on-screen.ts';
import './new-page.ts';

beforeEach(() => {
  localStorage.setItem('token', tokenOf({ role: 'owner' }));
});

function show(opening: Opening, after: Opening = opening) {
  const sent = answerFetch(({ method }) => json(method === 'PUT' ? after : opening));
  renderRouted(
    <main tabIndex={-1}>
      <OpeningList />
    </main>,
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
  await waitForText('2 of 8 steps are done.');
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  expect((await row(/^Name of the shop/)).queryByRole('link')).toBeNull();
  expectLink('E-mail address: Settings', '/dashboard/settings/name-and-contact');
  expectLink('Privacy and terms: Terms', '/dashboard/settings/terms-of-service');
  expectNone('button', 'E-mail address: Keep as it is');
});

it('A shop in the European Economic Area needs an imprint and its words on withdrawal', async () => {
  show({ isShown: true, done: ['name'], needsLegalPages: true });
  await waitForText('1 of 9 steps are done.');
  const legal = 'Imprint and right of withdrawal';
  expectLink(`${legal}: Imprint`, '/dashboard/settings/imprint');
  expectNone('button', `${legal}: Keep as it is`);
});

it('A step is kept as it is with one press', async () => {
  const sent = show({ isShown: true, done: [] }, { isShown: true, done: ['delivery'] });
  await press('Delivery: Keep as it is');
  await waitForText('1 of 8 steps are done.');
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/api/opening', body: { keep: 'delivery' } });
});

it.each([
  ['PENDING', /^On its way to ada@quay\.example/],
  ['ERROR', /^Not sent to ada@quay\.example/],
  ['OFF', /sends no mails/],
] as const)('A test mail that is %s says so', async (state, words) => {
  show({ isShown: true, done: [], testMail: { to: 'ada@quay.example', state } });
  await waitForText(words);
  expectShown('button', 'Test mail: Send again');
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
  await waitForText('All is done: your shop is ready.');
  await press('Close this list');
  expect(sent.at(-1)?.body).toEqual({ dismiss: true });
  expectNone('heading', 'Open your shop');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('Nothing is shown in a shop that is open', async () => {
  const sent = show({ isShown: false, done: [] });
  await expect.poll(() => sent.length).toBe(1);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
