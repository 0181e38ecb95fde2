import type { Order } from '@bookstore/functions/shared/order/order';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { OfferedUndo } from '../../web/src/features/order-undo/offered-undo.tsx';
import { showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, pathsOf, refusal } from './fake-fetch.ts';
import { expectNone, expectNoText, expectStatus, findButton, named, press, user } from './on-screen.ts';
import './desk-session.ts';

beforeEach(() => {
  offerUndo(undefined);
});

const orders = ['A', 'B', 'C'].map((number): Order => makeOrder([], { _id: `id-${number}`, number }));

/** The dashboard's bar after these three orders were packed. */
async function packThree() {
  render(
    <main tabIndex={-1}>
      <OfferedUndo />
    </main>,
  );
  act(() => offerUndo({ text: '3 orders packed', orders, to: 'packed' }));
  return findButton('Undo: 3 orders packed');
}

it('One press takes all orders of a step back as one, without a trace', async () => {
  const sent = answerFetch(() => json(orders[0]));
  const button = await packThree();
  expectStatus('3 orders packed');
  await user.click(button);
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('3 orders no longer packed'));
  expect(sent.map(({ path, body }) => [path, body])).toEqual(
    orders.map(({ _id }) => [
      `/api/orders/${_id}/status`,
      { from: 'packed', to: 'placed', note: '', carrier: '', trackingCode: '', isUndo: true },
    ]),
  );
  expectNoText('3 orders packed');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('The key z takes the step back while the bar is in sight', async () => {
  const sent = answerFetch(() => json(orders[0]));
  await packThree();
  await user.keyboard('z');
  await waitFor(() => expect(sent).toHaveLength(3));
  await waitFor(() => expectNone('button'));
  await user.keyboard('z');
  expect(sent).toHaveLength(3);
});

it('What could not be taken back is named with its reason', async () => {
  answerFetch(({ path }) => (path.includes('id-B') ? refusal(409, 'Its mail has gone') : json(makeOrder())));
  await user.click(await packThree());
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('2 no longer packed, 1 not', 'B: Its mail has gone'),
  );
  expectNone('button');
});

it('What the shop has not answered can be tried again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  answerFetch(({ path }) => {
    if (path.includes('id-B')) throw new TypeError('Failed to fetch');
    return json(makeOrder());
  });
  await user.click(await packThree());
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  const sent = answerFetch(() => json(makeOrder()));
  await press(/^Undo/);
  await waitFor(() => expect(pathsOf(sent)).toEqual(['/api/orders/id-B/status']));
});

it('The bar stays for the minute in which the mails wait, and longer while it is used', async () => {
  await packThree();
  act(() => offerUndo(undefined));
  vi.useFakeTimers();
  act(() => offerUndo({ text: 'Order A packed', orders: orders.slice(0, 1), to: 'packed' }));
  act(() => vi.advanceTimersByTime(59_000));
  const button = named('button', /^Undo/);
  act(() => button.focus());
  act(() => vi.advanceTimersByTime(10_000));
  expect(button).toBeInTheDocument();
  fireEvent.blur(button);
  act(() => button.blur());
  act(() => vi.advanceTimersByTime(10_000));
  expectNoText('Order A packed');
});

it('A change is taken back by its own way: what is refused is not offered again, what has no answer is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const takeBack = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new ApiError(503, 'Busy'))
    .mockRejectedValueOnce(new ApiError(409, 'The order is shipped now'));
  render(<OfferedUndo />);
  act(() => offerUndo({ text: '“Emma” is taken out', orders: orders.slice(0, 1), takeBack }));
  await press(/^Undo/);
  await waitFor(() => expect(showFailure).toHaveBeenCalledOnce());
  await press(/^Undo/);
  await waitFor(() => expect(showFailure).toHaveBeenCalledTimes(2));
  expectNone('button');
  expect(showToast).not.toHaveBeenCalled();
});
