import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderCard } from '../../web/src/features/orders/order-card.tsx';
import { askFirst, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { agree, heading, named, renderRouted } from './on-screen.ts';

beforeEach(() => void agree());

const card = (order: ReturnType<typeof makeOrder>) => <OrderCard order={order} />;

/** A placed order that no other test has tried to cancel. */
function show() {
  const order = makeOrder([makeBook()]);
  const { rerender } = renderRouted(card(order));
  return {
    order,
    rerender,
    user: userEvent.setup(),
    button: named('button', 'Cancel order: 7K3M-9QXA'),
  };
}

it('After a question, a cancellation is sent once with the status that the shopper saw, and is confirmed', async () => {
  vi.mocked(askFirst).mockResolvedValueOnce(false);
  const sent = answerFetch(() => json({}));
  const { order, user, button } = show();
  await user.click(button);
  expect(askFirst).toHaveBeenCalledExactlyOnceWith(
    'Cancel order 7K3M-9QXA?',
    expect.stringContaining('cannot be brought back'),
    'Cancel order',
    'Keep it',
  );
  expect(sent).toHaveLength(0);
  await user.click(button);
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith('Your order is cancelled'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: `/api/orders/${order._id}/status`,
    body: { from: 'placed', to: 'cancelled' },
  });
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
});

it.each([
  ['packed', [['It was packed meanwhile', expect.any(String)]], []],
  ['cancelled', [], [['Your order is cancelled']]],
])('A cancellation of an order that is %s by now says so', async (status, failures, toasts) => {
  answerFetch(() => refusal(409, 'It has moved on', { status }));
  const { user, button } = show();
  await user.click(button);
  await waitFor(() => expect(vi.mocked(showFailure).mock.calls).toEqual(failures));
  await waitFor(() => expect(vi.mocked(showToast).mock.calls).toEqual(toasts));
});

it('The heading gets the focus when the order moves on and its button disappears', () => {
  const { order, rerender, button } = show();
  button.focus();
  rerender(card({ ...order, status: 'packed' }));
  expect(button).not.toBeInTheDocument();
  expect(heading('Order 7K3M-9QXA')).toHaveFocus();
});

it('The heading gets the focus when the button goes before the question has given it back', async () => {
  answerFetch(() => json({}));
  const { order, rerender, user, button } = show();
  vi.mocked(askFirst).mockImplementation(async () => {
    button.blur();
    return true;
  });
  await user.click(button);
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce());
  rerender(card({ ...order, status: 'cancelled' }));
  expect(heading('Order 7K3M-9QXA')).toHaveFocus();
});
