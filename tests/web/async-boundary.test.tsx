import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { useApiData } from '../../web/src/entities/api-data/use-api-data.ts';
import { apiQuery } from '../../web/src/lib/query-client.ts';
import { makeBook } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  button,
  expectNoText,
  expectText,
  findAlert,
  findHeading,
  findShown,
  quietErrors,
  waitForText,
} from './on-screen.ts';
import './new-page.ts';

const emma = makeBook({ title: 'Emma' });

function Title() {
  const { title } = useApiData(apiQuery('GET /api/books/:id', { params: { id: 'emma' } }));
  return <h2>{title}</h2>;
}

const section = (
  <AsyncBoundary failure="The book could not be loaded">
    <Title />
  </AsyncBoundary>
);

/** Renders what waits for data, which React wants to be awaited. */
async function show(content = section) {
  return act(async () => render(content));
}

const tryAgain = () => act(async () => fireEvent.click(button('Try again')));

function expectWarnings() {
  quietErrors();
  return vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

it("The page says 'Loading...' and then shows the data", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerFetch(() => promise);
  await show();
  await waitForText('Loading...');
  await act(async () => resolve(json(emma)));
  await findShown('heading', 'Emma');
  expectNoText('Loading...');
});

it('What is not answered in time is asked for once more, and then said to have failed', async () => {
  expectWarnings();
  const late = new DOMException('too late', 'TimeoutError');
  const sent = answerFetch(() => (sent.length === 1 ? Promise.reject(late) : json(emma)));
  await show();
  await findShown('heading', 'Emma');
  expect(sent).toHaveLength(2);

  cleanup();
  browserData.clear();
  sent.length = 0;
  answerFetch(() => Promise.reject(late));
  await show();
  await findShown('button', 'Try again');
});

it('A call without a connection fails at once, says so, and is tried again when there is one', async () => {
  expectWarnings();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  answerFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await show();
  await findAlert('The book could not be loaded');
  expectText('It is tried again when you are connected.');
  answerFetch(() => json(emma));
  onLine.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  await findShown('heading', 'Emma');
});

it('A failed call shows its sentence, is not repeated by itself, and the button sends it again', async () => {
  const warn = expectWarnings();
  let broken = true;
  const sent = answerFetch(() => (broken ? refusal(500, 'Something went wrong') : json(emma)));
  await show();
  await findAlert('The book could not be loaded');
  expect(warn).toHaveBeenCalledOnce();
  await act(async () => {
    dispatchEvent(new Event('focus'));
    dispatchEvent(new Event('online'));
  });
  expect(sent).toHaveLength(1);
  await tryAgain();
  await waitFor(() => expect(sent).toHaveLength(2));
  await findAlert('The book could not be loaded');
  broken = false;
  await tryAgain();
  await findShown('heading', 'Emma');
});

it('A page whose call failed sends it again when the page is opened once more', async () => {
  expectWarnings();
  let broken = true;
  answerFetch(() => (broken ? refusal(500, 'Something went wrong') : json(emma)));
  const { unmount } = await show();
  await screen.findByRole('alert');
  unmount();
  broken = false;
  await show();
  await findShown('heading', 'Emma');
});

it('Components that show the same answer share one call, which is not repeated within a minute', async () => {
  const sent = answerFetch(() => json(emma));
  const both = (
    <StrictMode>
      {section}
      {section}
    </StrictMode>
  );
  const { unmount } = await show(both);
  expect(await screen.findAllByRole('heading', { name: 'Emma' })).toHaveLength(2);
  unmount();
  await show();
  await findShown('heading', 'Emma');
  expect(sent).toHaveLength(1);
});

it('An answer is kept for 60 seconds after its page is left', async () => {
  answerFetch(() => json(emma));
  const { unmount } = await show();
  await findHeading('Emma');
  vi.useFakeTimers();
  unmount();
  vi.advanceTimersByTime(59_999);
  expect(browserData.getQueryCache().getAll()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(browserData.getQueryCache().getAll()).toHaveLength(0);
});
