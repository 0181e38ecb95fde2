import type { Order } from '@bookstore/functions/shared/order/order';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callOnce } from '../../web/src/entities/command/call-once.ts';
import { type Command, useCommand } from '../../web/src/entities/command/use-command.ts';
import {
  changeLine,
  editParcel,
  giveDiscount,
  takeDiscountBack,
} from '../../web/src/entities/order/order-changes.ts';
import { moveOrder } from '../../web/src/entities/order/order-commands.ts';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { askFirst, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { retryMilliseconds, saveOrFind, sendOnce } from '../../web/src/lib/lost-answer.ts';
import { makeOrder } from '../fixtures/factories.ts';
import { callAdminApi } from './admin-calls.ts';

vi.mock('../../web/src/entities/order/undo-offer.ts', () => ({ offerUndo: vi.fn() }));

const lost = new ApiError('TIMEOUT_ERROR', 'Late');
const refused = (status: number, code = 'refused') =>
  new ApiError(status, 'In words', { error: { code, message: 'In words' } });

beforeEach(() => {
  vi.useFakeTimers();
});

/** Also lets the pause before a second try pass. */
async function settle<Value>(promise: Promise<Value>): Promise<Value | unknown> {
  const settled = promise.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  return settled;
}

let intentions = 0;
const intention = () => `change ${intentions++}`;

describe('a change that is sent under a key', () => {
  it('is sent once more when its answer is lost, under the same key', async () => {
    const call = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue('done');
    expect(await settle(sendOnce(intention(), call))).toBe('done');
    expect(call.mock.calls[0]).toEqual(call.mock.calls[1]);
  });

  it('is sent no second time while there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const call = vi.fn().mockRejectedValue(lost);
    expect(await settle(sendOnce(intention(), call))).toBe(lost);
    expect(call).toHaveBeenCalledOnce();
  });

  it.each<[string, ApiError | string, number, boolean]>([
    ['whose answer was lost', lost, 0, true],
    ['whose answer was lost, almost too long ago', lost, retryMilliseconds - 2000, true],
    ['whose answer was lost too long ago', lost, retryMilliseconds, false],
    ['that failed in the shop', refused(503), 0, true],
    ['before which the session had ended', refused(401), 0, true],
    ['that the role did not allow', refused(403), 0, true],
    ['that came too soon after others', refused(429), 0, true],
    ['that was refused', refused(409), 0, false],
    ['under a key of another one', refused(422), 0, false],
    ['that was answered', 'done', 0, false],
  ])('is a retry of a try %s: case %#', async (_, outcome, later, isRetry) => {
    const keys: string[] = [];
    const call = async (key: string) => {
      keys.push(key);
      if (outcome instanceof ApiError) throw outcome;
      return outcome;
    };
    const what = intention();
    await settle(sendOnce(what, call));
    await vi.advanceTimersByTimeAsync(later);
    await settle(sendOnce(what, call));
    expect(new Set(keys).size).toBe(isRetry ? 1 : 2);
  });

  it('has a key of its own while another one of the same target is on its way', async () => {
    const what = intention();
    const keys: string[] = [];
    const call = async (key: string) => keys.push(key);
    await settle(Promise.all([sendOnce(what, call), sendOnce(what, call)]));
    expect(new Set(keys).size).toBe(2);
  });

  it('is a retry with another body, but not when something else was seen, and of no other target', async () => {
    callAdminApi.mockRejectedValue(lost);
    const send = (id: string, text: string, seen: number) =>
      settle(callOnce('POST /api/orders/:id/messages', { params: { id }, body: { text } }, { seen }));
    await send('first', 'One', 1);
    await send('first', 'Two', 1);
    await send('first', 'Two', 2);
    await send('second', 'Two', 2);
    const keys = callAdminApi.mock.calls.map(([, { headers }]) => headers['Idempotency-Key']);
    // Each is sent twice.
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 0, 4, 4, 6, 6]);
  });
});

it.each<[string, (order: Order) => Promise<unknown>]>([
  ['step', (order) => moveOrder(order, 'packed')],
  ['line', (order) => changeLine(order, { bookId: 'b', from: 'ordered', to: 'returned', isMailed: false })],
  [
    'parcel',
    (order) => editParcel(order, 1, { from: 'shipped', cashWay: 'cash', reason: '', isMailed: false }),
  ],
  [
    'discount',
    (order) => giveDiscount(order, { cents: 5, basisPoints: undefined, reason: '', isMailed: false }),
  ],
  ['discount taken back', (order) => takeDiscountBack(order, 1)],
])('A %s whose answer was lost is another one once the order is seen to have changed', async (_, change) => {
  callAdminApi.mockRejectedValue(lost);
  const order = makeOrder();
  for (const seen of [order, order, { ...order, cashCents: 5 }]) await settle(change(seen));
  // Without the requests that read the order.
  const keys = callAdminApi.mock.calls.flatMap(([, { headers }]) => headers?.['Idempotency-Key'] ?? []);
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 0, 4, 4]);
});

it.each([
  ['lost, and it is stored', lost, 'stored', 'stored'],
  ['lost, and something else is stored', lost, undefined, lost],
  ['that another version is stored, which is this one', refused(412), 'stored', 'stored'],
  ['that another version is stored', refused(412), undefined, refused(412)],
  ['another refusal', refused(400), 'stored', refused(400)],
])(
  'What is saved under a version is saved once, when the answer is %s',
  async (_, error, stored, outcome) => {
    const saved = saveOrFind(
      () => Promise.reject(error),
      async () => stored,
    );
    expect(await settle<unknown>(saved)).toEqual(outcome);
  },
);

it('What cannot be looked at after a lost answer counts as not saved', async () => {
  const fail = () => Promise.reject(lost);
  expect(await settle(saveOrFind(fail, () => Promise.reject(refused(404))))).toBe(lost);
});

async function run(given: Partial<Command<unknown>>, place: 'dialog' | 'form' = 'dialog') {
  const { result } = renderHook(() => useCommand(place));
  const [send, onDone, onEnd] = [vi.fn(given.send ?? (async () => 'answer')), vi.fn(), vi.fn()];
  let isDone: boolean | undefined;
  await act(async () => {
    isDone = await result.current.run({ failed: 'Not done', done: 'Done', onDone, onEnd, ...given, send });
  });
  return { isDone, send, onDone, onEnd, problem: result.current.problem, busy: result.current.busy };
}

const fail = (error: unknown) => ({ send: () => Promise.reject(error) });

describe('a command of the dashboard', () => {
  it('says that it is done', async () => {
    const { isDone, onDone, onEnd } = await run({});
    expect(isDone).toBe(true);
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Done', { position: 'bottom-start' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith('answer');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('offers its undo in the place of that', async () => {
    const offer = { text: 'Done', orders: [], takeBack: async () => undefined };
    await run({ undo: () => offer });
    expect(offerUndo).toHaveBeenCalledExactlyOnceWith(offer);
    expect(showToast).not.toHaveBeenCalled();
  });

  it.each([true, false])('is sent when the question before it is answered with %s', async (answer) => {
    vi.mocked(askFirst).mockResolvedValue(answer);
    const { isDone, send, onEnd } = await run({ ask: ['Sure?', 'Text', 'Yes', 'No'] });
    expect(isDone).toBe(answer);
    expect(send).toHaveBeenCalledTimes(answer ? 1 : 0);
    expect(onEnd).toHaveBeenCalledTimes(answer ? 1 : 0);
  });

  it('is made once by two presses, and its form is busy meanwhile', async () => {
    const { result } = renderHook(() => useCommand());
    const { promise, resolve } = Promise.withResolvers<string>();
    const send = vi.fn(() => promise);
    const press = () => result.current.run({ name: 'this', send, failed: 'Not done' });
    const outcomes: Promise<boolean>[] = [];
    act(() => void outcomes.push(press(), press()));
    expect([result.current.busy, result.current.running]).toEqual([true, 'this']);
    await act(async () => resolve('done'));
    expect(await Promise.all(outcomes)).toEqual([true, false]);
    expect(send).toHaveBeenCalledOnce();
    expect([result.current.busy, result.current.running]).toEqual([false, undefined]);
  });

  const notAnswered =
    'The shop has not answered. If you see no change here, try again: nothing happens twice.';
  it.each([
    ['a lost answer', lost, notAnswered],
    ['a failure of the shop', refused(503), notAnswered],
    [
      'an earlier try that was done after all',
      refused(422, 'idempotency-key-reused'),
      'An earlier try was done after all, as it was sent then. Look at it, and try again if more is to be done.',
    ],
    ['a refusal', refused(409), 'In words'],
    ['an error without words', new Error(), 'That did not work. Try again.'],
  ])('says why it failed, in a dialog or in its form: %s', async (_, error, words) => {
    const { isDone, onDone, onEnd, problem, busy } = await run(fail(error));
    expect([isDone, problem, busy]).toEqual([false, '', false]);
    expect(showFailure).toHaveBeenCalledExactlyOnceWith('Not done', words);
    expect(onDone).not.toHaveBeenCalled();
    expect(onEnd).toHaveBeenCalledOnce();
    expect((await run(fail(error), 'form')).problem).toBe(words);
    expect(showFailure).toHaveBeenCalledOnce();
  });

  it('says that the computer is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const words = 'This computer is offline. Nothing is lost: try again when it is back.';
    expect((await run(fail(lost), 'form')).problem).toBe(words);
  });

  it.each([
    ['what its form knows better', async () => 'Sold meanwhile', 'Sold meanwhile'],
    ['the usual words where it does not', async () => undefined, 'In words'],
    ['the usual words where that fails', () => Promise.reject(lost), 'In words'],
  ])('says %s', async (_, reasonOf, words) => {
    expect((await run({ ...fail(refused(409)), reasonOf }, 'form')).problem).toBe(words);
  });

  it.each([
    ['the shop shows it after a lost answer', lost, async () => 'found', true],
    ['the shop does not show it', lost, async () => undefined, false],
    ['the shop cannot be asked', lost, () => Promise.reject(lost), false],
    ['it was refused', refused(409), async () => 'found', false],
  ])('is done or not as %s', async (_, error, lookUp, expected) => {
    const { isDone, onDone } = await run({ ...fail(error), lookUp });
    expect(isDone).toBe(expected);
    expect(onDone.mock.calls).toEqual(expected ? [['found']] : []);
  });
});
