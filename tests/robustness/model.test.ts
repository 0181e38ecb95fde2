import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { openCatalogue } from '../../functions/src/catalogue/shop-catalogue.ts';
import { shopDay } from '../../functions/src/shared/shop/shop-day.ts';
import { defaultCalendar } from '../../functions/src/shared/shop/shop-profile.ts';
import { atLeast } from '../figures.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { runSize } from './run-size.ts';
import { ask } from './shop-in-process.ts';
import { beginnings, commands } from './shop-model/commands.ts';
import { checkCatalogue } from './shop-model/invariants.ts';
import { openShop } from './shop-model/open-shop.ts';
import { centsOf, dueCents, keptIn, ordersIn, rows, type Stored, sumOf } from './shop-model/stored-shop.ts';
import { shopper } from './test-callers.ts';

// A project of its own, in which nothing triggers a function.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-model';
  process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-model' });
  // The log's keys for shoppers are made of it.
  process.env.ADMIN_PASSWORD_HASH = 'none';
});

// Failures of killed calls need not be logged.
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  write: vi.fn(),
  info: vi.fn(),
  error: vi.fn(),
}));

const group = 'Model';
const numRuns = runSize({ quick: 6, full: 500 });
const done = { sequences: 0, commands: 0 };

/** When the shop writes invoices, if it does, and whether it takes special orders. */
const opened = fc.record({
  at: fc.constantFrom('delivery' as const, 'placing' as const, undefined),
  isOn: fc.boolean(),
});

const byId = <T extends { _id: string }>(rows: readonly T[]) =>
  rows.toSorted((one, other) => (one._id < other._id ? -1 : 1));

async function checkAnswers(stored: Stored): Promise<void> {
  const orders = ordersIn(stored);
  const params = { email: shopper.email };
  const own = await ask({ name: 'GET /api/orders/email/:email', as: 'shopper', params });
  // Orders that the shop has taken for an address without an account are no shopper's.
  expect(byId(own.body)).toEqual(byId(orders.filter(({ takenBy }) => !takenBy)));
  checkCatalogue(await openCatalogue().present(), stored);
  const { body: day } = await ask({
    name: 'GET /api/cash',
    query: `day=${shopDay(new Date(), defaultCalendar)}`,
  });
  for (const { way, takenCents, givenBackCents } of day.sums) {
    const entries = rows(stored, 'cashEntries').filter((entry) => entry.way === way);
    const cents = sumOf(entries.map((entry) => entry.cents));
    expect({ way, cents: takenCents - givenBackCents }).toEqual({ way, cents });
  }
  const out = orders.map((order) => Math.min(dueCents(order), centsOf(order, keptIn(order, 'shipped'))));
  expect(day.stillOut.orders).toBe(out.filter((cents) => cents > 0).length);
}

describe('the shop', () => {
  it.each(seedsFor(group, 'MODEL_SEED'))(
    'holds together after each of any commands, and each does what it says (seed %i)',
    async (seed) => {
      const property = fc.asyncProperty(opened, beginnings, commands, async (shop, beginning, sequence) => {
        const model = await openShop(shop);
        await fc.asyncModelRun(() => ({ model, real: {} }), [...beginning, ...sequence]);
        await checkAnswers(model.stored);
        done.sequences += 1;
        done.commands += model.accepted;
      });
      await fc.assert(property, { seed, numRuns });
    },
  );

  it('has held together often enough', () => {
    expectGoal(atLeast(group, 'sequences', done.sequences, runSize({ quick: 6, full: 1_000 })));
    expectGoal(
      atLeast(group, 'commands that were carried out', done.commands, runSize({ quick: 50, full: 8_000 })),
    );
  });
});
