import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../web/src/lib/api.ts';
import { useOnline } from '../../web/src/lib/browser/use-online.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectText, waitForText } from './on-screen.ts';

function Connection() {
  return useOnline() ? 'Connected' : 'Offline';
}

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const happens = (event: string) => act(async () => dispatchEvent(new Event(event)));
let browserSays: (isOnline: boolean) => unknown;

beforeEach(() => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  browserSays = (isOnline) => onLine.mockReturnValue(isOnline);
});

it('A shop that answers is not offline, whatever the browser says', async () => {
  const sent = answerFetch(() => new Response());
  render(<Connection />);
  browserSays(false);
  await happens('offline');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['HEAD /robots.txt']);
  expectText('Connected');
  answerFetch(() => refusal(503, 'Busy'));
  await expect(callApi('GET /api/shop', {})).rejects.toThrow();
  expectText('Connected');
});

it.each([
  ['the browser is connected again', () => browserSays(true), 'online'],
  ['the page is looked at again, and the shop answers', () => answerFetch(() => new Response()), 'focus'],
])('A connection that was lost is there again when %s', async (_, change, event) => {
  answerFetch(failing);
  render(<Connection />);
  browserSays(false);
  await happens('offline');
  await happens('focus');
  await waitForText('Offline');
  change();
  await happens(event);
  await waitForText('Connected');
});

it('A request that fails is a lost connection only where the browser says so, and an answer ends it', async () => {
  answerFetch(failing);
  render(<Connection />);
  await expect(callApi('GET /api/shop', {})).rejects.toThrow();
  expectText('Connected');
  browserSays(false);
  await act(() => expect(callApi('GET /api/shop', {})).rejects.toThrow());
  expectText('Offline');
  answerFetch(() => json({}));
  await act(() => callApi('GET /api/shop', {}));
  await waitFor(() => expectText('Connected'));
});
