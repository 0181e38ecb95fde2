import { useState } from 'react';
import { cashFailure } from '#entities/cash/cash-failure.ts';
import { showFailure, showToast } from '#lib/alerts.ts';
import { IdempotencyKey } from '#lib/lost-answer.ts';

/** A call that closes or reopens a day, and what the shopkeeper is told when it was done and when it failed. */
interface DayChange {
  call: (headers: { 'Idempotency-Key': string }) => Promise<unknown>;
  done: string;
  failed: string;
}

/** Sends the changes of a day: whether one is under way, and what sends one. */
export function useDayChange(onChanged: () => void) {
  const [busy, setBusy] = useState(false);
  const [key] = useState(() => new IdempotencyKey());

  async function send({ call, done, failed }: DayChange): Promise<void> {
    setBusy(true);
    try {
      await key.send((one) => call({ 'Idempotency-Key': one }));
      void showToast(done);
    } catch (error) {
      console.warn(`${failed}:`, error);
      void showFailure(failed, cashFailure(error));
    } finally {
      setBusy(false);
      // Also after a refusal: another person has changed the day, or noted money.
      onChanged();
    }
  }

  return { busy, send };
}
