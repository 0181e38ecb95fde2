import { act, render, screen } from '@testing-library/react';
import type { DocumentReference, Query } from 'firebase/firestore';
import { fromRef } from 'rxfire/firestore';
import { Observable, type Subscriber } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { useLiveQuery, useOwnDocument } from '../../web/src/lib/firebase/live-data.ts';
import { expectText, findAlert, press, quietErrors, soon, waitForText } from './on-screen.ts';

vi.mock('rxfire/firestore', () => ({ fromRef: vi.fn(), docData: vi.fn() }));

interface Listener {
  answer(titles: string[], fromCache?: boolean): void;
  answerDocument(title: string): void;
  fail(code: string): void;
  open: boolean;
}

/** The listeners that the database was asked for, in order. */
let listeners: Listener[] = [];

function listenerOf(subscriber: Subscriber<object>): Listener {
  return {
    answer: (titles, fromCache = false) =>
      act(() =>
        subscriber.next({ metadata: { fromCache }, docs: titles.map((title) => ({ data: () => title })) }),
      ),
    answerDocument: (title) =>
      act(() => subscriber.next({ metadata: { fromCache: false }, exists: () => true, data: () => title })),
    fail: (code) => act(() => subscriber.error(Object.assign(new Error(code), { code }))),
    open: true,
  };
}

beforeEach(() => {
  listeners = [];
  vi.mocked(fromRef).mockImplementation(
    () =>
      new Observable<never>((subscriber) => {
        const listener = listenerOf(subscriber);
        listeners.push(listener);
        return () => {
          listener.open = false;
        };
      }),
  );
});

// Only rxfire, which is mocked, looks into it.
const query: Query<string> = JSON.parse('{}');

function Orders({ of, kept }: { of: string; kept?: string[] }) {
  const titles = useLiveQuery(`orders of ${of}`, query, async () => kept);
  return <p>{titles.length === 0 ? 'No orders found' : titles.join()}</p>;
}

let shoppers = 0;

/** A new shopper for each test, since observed data live as long as the page. */
function newShopper() {
  shoppers += 1;
  return `shopper-${shoppers}`;
}

const page = (shopper: string) => (
  <AsyncBoundary key={shopper} failure="Error getting orders data">
    <Orders of={shopper} />
  </AsyncBoundary>
);

async function listening(count = 1) {
  await soon(listeners).toHaveLength(count);
  return listeners[count - 1];
}

function open(content = page(newShopper())) {
  render(content);
  expectText('Loading...');
  return listening();
}

it('Live data is shown as loading, then loaded, and then with each change', async () => {
  const listener = await open();
  listener?.answer(['Emma']);
  await waitForText('Emma');
  listener?.answer(['Emma', 'Kim']);
  await waitForText('Emma,Kim');
  listener?.answer([]);
  await waitForText('No orders found');
});

it('Refused live data is a failure, not a blank page, and can be loaded again', async () => {
  const error = quietErrors();
  const listener = await open();
  listener?.fail('permission-denied');
  await findAlert('Error getting orders data');
  expect(error).toHaveBeenCalled();
  await press('Try again');
  await listening(2);
  listeners[1]?.answer(['Emma']);
  await waitForText('Emma');
});

it('An unreachable database is a failure, not an empty list', async () => {
  quietErrors();
  const listener = await open();
  listener?.answer([], true);
  await findAlert('Error getting orders data');
  expect(listener?.open).toBe(false);
});

it('An unreachable database gives way to what the device has kept, until it answers', async () => {
  const listener = await open(
    <AsyncBoundary failure="Failed">{<Orders of={newShopper()} kept={['Kim']} />}</AsyncBoundary>,
  );
  listener?.answer([], true);
  await waitForText('Kim');
  listener?.answer(['Emma', 'Kim']);
  await waitForText('Emma,Kim');
});

it('A page that the shop did not answer begins with what the device has kept, also where it seems online', async () => {
  document.documentElement.toggleAttribute('data-kept', true);
  render(<AsyncBoundary failure="Failed">{<Orders of={newShopper()} kept={['Kim']} />}</AsyncBoundary>);
  await waitForText('Kim');
  listeners[0]?.answer(['Emma']);
  expectText('Emma');
  document.documentElement.toggleAttribute('data-kept', false);
});

it('Cached live data is shown without a connection, and may become empty', async () => {
  const listener = await open();
  listener?.answer(['Emma'], true);
  await waitForText('Emma');
  listener?.answer([], true);
  await waitForText('No orders found');
});

// Only rxfire, which is mocked, looks into it.
const reference: DocumentReference<string> = JSON.parse('{}');

function OwnOrder({ of }: { of: string }) {
  return <p>{useOwnDocument(`order of ${of}`, reference) ?? 'This order was not found'}</p>;
}

const orderPage = (shopper: string) => (
  <AsyncBoundary failure="Error getting orders data">
    <OwnOrder of={shopper} />
  </AsyncBoundary>
);

it('A document that the rules refuse reads as none', async () => {
  const listener = await open(orderPage(newShopper()));
  listener?.fail('permission-denied');
  await waitForText('This order was not found');
});

it('A document that fails otherwise is a failure', async () => {
  quietErrors();
  const listener = await open(orderPage(newShopper()));
  listener?.fail('unavailable');
  await findAlert('Error getting orders data');
});

it('A document that was refused while no page showed it is fetched again, as after a log-out', async () => {
  const shopper = newShopper();
  const { rerender } = render(orderPage(shopper));
  await listening();
  listeners[0]?.answerDocument('Emma');
  await screen.findByText('Emma');
  rerender(<p>Signed out</p>);
  listeners[0]?.fail('permission-denied');
  rerender(orderPage(shopper));
  await listening(2);
  listeners[1]?.answerDocument('Emma');
  await waitForText('Emma');
});

it('A listener without a page is kept for 60 seconds and then closed', async () => {
  const shopper = newShopper();
  const { unmount } = render(page(shopper));
  await listening();
  listeners[0]?.answer(['Emma']);
  await screen.findByText('Emma');
  vi.useFakeTimers();
  unmount();
  vi.advanceTimersByTime(59_999);
  expect(listeners[0]?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(listeners[0]?.open).toBe(false);
  vi.useRealTimers();
  render(page(shopper));
  expectText('Loading...');
  await listening(2);
});
