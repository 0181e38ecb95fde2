import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DeviceLink } from '../../web/src/features/admin-session/device-link.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNone, waitForText } from './on-screen.ts';

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="Address">{pathname + hash}</output>;
}

function open(address: string) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <DeviceLink />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Make this browser known' }));
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

it('A device link sends its code once it is pressed for, leaves the address and says that the browser is known', async () => {
  const sent = answerFetch(() => json({ message: 'This browser is known now' }));
  open('/admin#device=a-code_1');
  expect(address()).toBe('/admin');
  expect(sent).toEqual([]);
  await press();
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
  answerFetch(() => refusal(status, 'No'));
  open('/admin#device=a-code');
  await press();
  await waitForText(words);
  expect(address()).toBe('/admin');
});

it.each(['/admin', '/admin#device=', '/admin#else'])('Nothing is sent from %s', (path) => {
  const sent = answerFetch(() => json({}));
  open(path);
  expect(sent).toEqual([]);
  expect(address()).toBe(path);
});
