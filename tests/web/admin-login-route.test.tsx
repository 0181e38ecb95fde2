import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { Page } from '../../web/src/app/routes/shop/admin-login-route.tsx';
import { showToast } from '../../web/src/lib/alerts.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectAlert, expectText, press, renderRouted, user, waitForText } from './on-screen.ts';

const sentence = 'Please provide a valid username and password';

beforeEach(() => {
  renderRouted(
    <Routes>
      <Route path="/admin" element={<Page />} />
      <Route path="/dashboard" element={<p>The dashboard</p>} />
    </Routes>,
    '/admin',
  );
});

const field = (label: string) => screen.getByLabelText(label, { exact: true });
const login = () => press('Login');

it('The admin login has its heading, two required fields, a button and the copyright line', async () => {
  const sent = answerFetch(() => json({}));
  expect(screen.getByRole('heading')).toHaveTextContent('Admin Login');
  expect(field('Username')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expectText(/^©\d{4} Book Store\. All rights reserved\.$/);
  await login();
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription(/required/));
  expect(field('Password')).toHaveAccessibleDescription(/required/);
  await user.type(field('Username'), 'admin');
  await login();
  await waitFor(() => expect(field('Username')).toBeValid());
  expect(field('Password')).toBeInvalid();
  expect(sent).toEqual([]);
});

it.each([
  ['a refusal', () => refusal(401, 'No')],
  ['a failure of the shop', () => refusal(503, 'Busy')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('The admin login says one sentence after %s', async (_, answer) => {
  answerFetch(answer);
  await user.type(field('Username'), 'admin');
  await user.type(field('Password'), 'not-the-password');
  await login();
  await waitFor(() => expectAlert(sentence));
  expect(localStorage.getItem('token')).toBeNull();
});

it('The right password stores the token in the place of an earlier one, says so and opens the dashboard', async () => {
  localStorage.setItem('token', 'an earlier one');
  const sent = answerFetch(() => json({ token: 'a-new-one' }));
  await user.type(field('Username'), 'admin');
  await user.type(field('Password'), 'read-more-books');
  await login();
  await waitForText('The dashboard');
  expect(sent).toMatchObject([
    { method: 'POST', path: '/api/auth/admin', body: { username: 'admin', password: 'read-more-books' } },
  ]);
  expect(localStorage.getItem('token')).toBe('a-new-one');
  expect(showToast).toHaveBeenCalledExactlyOnceWith('Admin Login Successful!', expect.anything());
});
