import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { DeviceLink } from '../../web/src/features/admin-session/device-link.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { address, expectNone, press, renderRouted, waitForText } from './on-screen.ts';

const open = (from: string) =>
  renderRouted(
    <StrictMode>
      <DeviceLink />
    </StrictMode>,
    from,
  );

const make = () => press('Make this browser known');

it('A device link sends its code once it is pressed for, leaves the address and says that the browser is known', async () => {
  const sent = answerFetch(() => json({ message: 'This browser is known now' }));
  open('/admin#device=a-code_1');
  expect(address()).toBe('/admin');
  expect(sent).toEqual([]);
  await make();
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
  await make();
  await waitForText(words);
  expect(address()).toBe('/admin');
});

it.each(['/admin', '/admin#device=', '/admin#else'])('Nothing is sent from %s', (path) => {
  const sent = answerFetch(() => json({}));
  open(path);
  expect(sent).toEqual([]);
  expect(address()).toBe(path);
});
