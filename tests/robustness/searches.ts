import { setTimeout } from 'node:timers/promises';
import { countLoggedChanges } from '../../functions/src/snapshot/change-log-store.ts';
import { startFunctionsInstance } from './functions-instance.ts';
import { deployedHeap } from './large-file.ts';

export interface Searches {
  /** In milliseconds. */
  times: number[];
  failures: string[];
  /** The most changes that have waited in the log. */
  longestLog: number;
  /** The peak memory of the instance that answered them, in MiB. */
  peak: number;
}

const pauseMs = 100;

const words = ['large file', 'book 17', 'author 3', 'emma', 'frankenstien', 'a'];

/** Searches continuously at an instance with the heap of the deployed functions while a task runs. */
export async function searchWhile(task: () => Promise<void>): Promise<Searches> {
  const { address, end } = await startFunctionsInstance(deployedHeap());
  const outcome: Searches = { times: [], failures: [], longestLog: 0, peak: 0 };
  const search = async (text: string) => {
    const begin = performance.now();
    const answer = await fetch(`${address}/api/catalogue?q=${encodeURIComponent(text)}`).then(
      async (response) => ({ status: response.status, body: await response.text() }),
      (error: unknown) => ({ status: 0, body: String(error) }),
    );
    outcome.times.push(performance.now() - begin);
    if (answer.status !== 200) outcome.failures.push(`${answer.status} ${answer.body.slice(0, 200)}`);
  };
  await search('emma');
  outcome.times = [];
  let isDone = false;
  const searching = (async () => {
    for (let count = 0; !isDone; count += 1) {
      await search(words[count % words.length] ?? '');
      outcome.longestLog = Math.max(outcome.longestLog, (await countLoggedChanges()).books);
      await setTimeout(pauseMs);
    }
  })();
  try {
    await task();
  } finally {
    isDone = true;
    await searching;
    outcome.peak = await end();
  }
  return outcome;
}
