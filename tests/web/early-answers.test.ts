import { expect, it } from 'vitest';
import { callAdminApi } from '../../web/src/entities/session/admin-api.ts';
import { askEarly } from '../../web/src/entities/session/early-answers.ts';
import { answerFetch, json } from './fake-fetch.ts';

const call = () => callAdminApi('GET /api/admin', {});

it('What the dashboard asked early answers its page once, and only in the same session', async () => {
  localStorage.setItem('token', 'first');
  const sent = answerFetch(({ path }) => json({ path, count: sent.length }));
  askEarly(['GET /api/admin']);
  expect(await call()).toMatchObject({ path: '/api/admin', count: 1 });
  expect(sent.length).toBe(1);
  expect(await call()).toMatchObject({ count: 2 });
  askEarly(['GET /api/admin']);
  localStorage.setItem('token', 'second');
  expect(await call()).toMatchObject({ count: 4 });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    ['first', 'first', 'first', 'second'].map((token) => `Bearer ${token}`),
  );
});

it('Without a session nothing is asked early', () => {
  localStorage.removeItem('token');
  const sent = answerFetch(() => json({}));
  askEarly(['GET /api/admin']);
  expect(sent).toEqual([]);
});
