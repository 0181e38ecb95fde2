import { expect, test } from 'vitest';
import { Interrupted, unlessInterrupted } from '../../emulators/interruption.ts';

const forever = () => new Promise<never>(() => {});

test('work that ends gives its outcome', async () => {
  await expect(unlessInterrupted(Promise.resolve('done'), new AbortController().signal)).resolves.toBe(
    'done',
  );
});

test('a wish to end comes through at once, before and during the work', async () => {
  const wish = new AbortController();
  const during = unlessInterrupted(forever(), wish.signal);
  wish.abort();
  await expect(during).rejects.toThrow(Interrupted);
  await expect(unlessInterrupted(forever(), wish.signal)).rejects.toThrow(Interrupted);
});
