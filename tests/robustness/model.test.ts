import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginSession } from '../../functions/src/auth/session-store.ts';
import { atLeast } from '../figures.ts';
import { expectGoal, seedsFor } from './goals.ts';
import { cleanUp, openRealShop, stateOf } from './model/real-shop.ts';
import { beginnings, commandSequences } from './model/sequences.ts';
import { ShopModel } from './model/shop-model.ts';
import { runSize } from './run-size.ts';

const group = 'Model';
const numRuns = runSize({ quick: 6, full: 500 });
const done = { sequences: 0, commands: 0 };

describe('the shop', () => {
  it.each(seedsFor(group, 'MODEL_SEED'))(
    'is after any sequence of commands as the model in memory has it (seed %i)',
    async (seed) => {
      const admin = await beginSession();
      const property = fc.asyncProperty(beginnings, commandSequences, async (beginning, sequence) => {
        const model = new ShopModel();
        const real = await openRealShop(admin);
        try {
          await fc.asyncModelRun(() => ({ model, real }), [...beginning, ...sequence]);
          expect(await stateOf(real, model)).toEqual(model.state(real.shopper, real.stocked));
        } finally {
          await cleanUp(real, model);
        }
        done.sequences += 1;
        done.commands += real.commands;
      });
      await fc.assert(property, { seed, numRuns });
    },
  );

  it('has matched the model often enough', () => {
    const sequences = runSize({ quick: 6, full: 1_000 });
    expectGoal(atLeast(group, 'sequences that matched', done.sequences, sequences));
    const commands = runSize({ quick: 30, full: 10_000 });
    expectGoal(atLeast(group, 'commands within them', done.commands, commands));
  });
});
