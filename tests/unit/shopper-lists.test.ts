import fc from 'fast-check';
import { expect, it } from 'vitest';
import type {
  ListEntry,
  ShopperLists,
  ShownLists,
} from '../../functions/src/shared/shopper/shopper-lists.ts';
import { takeActions } from '../../functions/src/shoppers/take-actions.ts';
import { nextActions, received, requestBody } from '../../web/src/entities/shopper-lists/exchange-steps.ts';
import { handedOver } from '../../web/src/entities/shopper-lists/hand-over.ts';
import { emptyState, type ListAction } from '../../web/src/entities/shopper-lists/list-state.ts';
import { noted } from '../../web/src/entities/shopper-lists/note-change.ts';
import { runSize } from '../robustness/run-size.ts';

const numRuns = runSize({ quick: 200, full: 1000 });

const shoppers = ['ann', 'bob'] as const;
const none: ShopperLists = { version: 0, writtenAt: 0, cart: [], wishes: [] };
const idsIn = (entries: readonly ListEntry[]) =>
  entries.filter((entry) => entry.in).map(({ bookId }) => bookId);

/** The shop, and the shoppers' intent: the last action on each book by the true time. */
function openShop() {
  const stored = new Map<string, ShopperLists>();
  const meant = new Map<string, boolean>();
  let now = 1_000_000_000_000;
  return {
    meant,
    tick: (seconds: number) => {
      now += 1000 * seconds;
    },
    now: () => now,
    cartOf: (uid: string) => idsIn(stored.get(uid)?.cart ?? []),
    take(uid: string, body: Parameters<typeof takeActions>[1]): ShownLists {
      const lists = takeActions(stored.get(uid) ?? none, body, now);
      stored.set(uid, lists);
      return { version: lists.version, cart: idsIn(lists.cart), wishes: [] };
    },
  };
}

interface Request {
  uid: string;
  version: number;
  sent: readonly ListAction[];
  sentAt: number;
}

/** After that its browser has given it up. */
const mostSecondsUnderWay = 30;

/** A browser whose clock is wrong by some seconds. */
function openDevice(shop: ReturnType<typeof openShop>, wrongBy: number) {
  let state = emptyState;
  let cart: readonly string[] = [];
  /** Requests under way, which may arrive late, twice or never. */
  const requests: Request[] = [];
  const clock = () => shop.now() + 1000 * wrongBy;

  function change(after: readonly string[]): void {
    const touched = [...cart, ...after].filter((id) => cart.includes(id) !== after.includes(id));
    if (state.uid) for (const id of touched) shop.meant.set(`${state.uid} ${id}`, after.includes(id));
    state = noted(state, 'cart', cart, after, clock());
    cart = after;
  }

  /** Shoppers and visitors have books of their own, so that mix-ups are seen. */
  const own = (book: number) => `${state.uid || 'visitor'}-${book}`;

  return {
    cart: () => cart,
    uid: () => state.uid,
    put: (book: number) => change([...new Set([...cart, own(book)])]),
    takeOut: (book: number) => change(cart.filter((id) => id !== own(book))),
    order: () => change([]),
    signIn(uid: string) {
      if (state.uid === uid) return;
      if (!state.uid) for (const id of cart) shop.meant.set(`${uid} ${id}`, true);
      const earlier = state.uid;
      state = handedOver(state, uid, { cart }, clock());
      if (earlier) cart = [];
    },
    send() {
      const { uid, version, unsent } = state;
      if (uid) requests.push({ uid, version, sent: nextActions(unsent), sentAt: clock() });
    },
    /** One of the requests arrives; the answer may be lost, or come to a browser that has another shopper by now. */
    arrive(which: number, fate: 'answered' | 'lost' | 'doubled') {
      const alive = requests.filter(({ sentAt }) => clock() - sentAt < mostSecondsUnderWay * 1000);
      const request = alive[which % Math.max(1, alive.length)];
      if (!request) return;
      const { uid, sent, sentAt } = request;
      const answer = shop.take(uid, requestBody(sent, sentAt));
      if (fate !== 'doubled') requests.splice(requests.indexOf(request), 1);
      if (fate === 'lost' || state.uid !== uid) return;
      const next = received(state, answer, request, { cart });
      state = next.state;
      cart = next.ids?.cart ?? cart;
    },
    dropRequests: () => requests.splice(0),
  };
}

const device = fc.nat(2);
const book = fc.nat(4);
const fate = fc.constantFrom(...(['answered', 'answered', 'lost', 'doubled'] as const));
const may = <Do extends string, Facts>(
  weight: number,
  what: Do,
  facts: { [Name in keyof Facts]: fc.Arbitrary<Facts[Name]> },
) => ({ weight, arbitrary: fc.record<Facts>(facts).map((drawn) => ({ ...drawn, do: what })) });
const step = fc.oneof(
  may(3, 'put', { device, book }),
  may(2, 'takeOut', { device, book }),
  may(3, 'send', { device }),
  may(4, 'arrive', { device, which: fc.nat(3), fate }),
  may(1, 'signIn', { device, uid: fc.constantFrom('', ...shoppers) }),
  may(1, 'order', { device }),
);
const timed = fc.record({ step, seconds: fc.integer({ min: 1, max: 15 }) });
const steps = fc.array(timed, { minLength: 10, maxLength: 60 });

type Steps = typeof steps extends fc.Arbitrary<infer All> ? All : never;

function run(all: Steps, wrongBy: readonly number[]) {
  const shop = openShop();
  const devices = wrongBy.map((seconds) => openDevice(shop, seconds));
  let shownToOthers = false;
  for (const { step: one, seconds } of all) {
    shop.tick(seconds);
    const acting = devices[one.device];
    if (!acting) throw new Error('There is no such device');
    if (one.do === 'put' || one.do === 'takeOut') acting[one.do](one.book);
    else if (one.do === 'arrive') acting.arrive(one.which, one.fate);
    else if (one.do === 'signIn') acting.signIn(one.uid);
    else acting[one.do]();
    for (const { cart, uid } of devices) {
      shownToOthers ||= cart().some((id) => shoppers.some((name) => name !== uid() && id.startsWith(name)));
    }
  }
  expect(shownToOthers).toBe(false);
  // Every shopper signs in on every device, and everything arrives.
  for (const uid of [...shoppers, ...shoppers]) {
    for (const each of devices) {
      shop.tick(1);
      each.dropRequests();
      each.signIn(uid);
      each.send();
      each.arrive(0, 'answered');
    }
  }
  const last = shoppers.at(-1) ?? '';
  for (const each of devices) expect(each.cart().toSorted()).toEqual(shop.cartOf(last).toSorted());
  return shop;
}

it('Three devices, signed in and out, on and off, end with the same cart: of each book the last action', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { meant, cartOf } = run(all, [0, 0, 0]);
      for (const uid of shoppers) {
        const wanted = [...meant].filter(([key, isIn]) => isIn && key.startsWith(`${uid} `));
        expect(cartOf(uid).toSorted()).toEqual(wanted.map(([key]) => key.slice(uid.length + 1)).toSorted());
      }
    }),
    { numRuns },
  );
});

it('Devices with wrong clocks end with the same cart, too, and lose no book that none of them took out', () => {
  const wrong = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -100_000, max: 100_000 }));
  fc.assert(
    fc.property(steps, fc.tuple(wrong, wrong, wrong), (all, wrongBy) => {
      run(all, wrongBy);
      const kept = all.filter(({ step: one }) => one.do !== 'takeOut' && one.do !== 'order');
      const { meant, cartOf } = run(kept, wrongBy);
      const lost = [...meant.keys()].filter((key) => {
        const [uid = '', id = ''] = key.split(' ');
        return !cartOf(uid).includes(id);
      });
      expect(lost).toEqual([]);
    }),
    { numRuns },
  );
});
