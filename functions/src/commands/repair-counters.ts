// `npm run repair-counters -w functions`: recounts counters, daily sales and ratings, corrects them, and names books
// whose stock differs from the sum of its ledger; only while nothing is ordered, edited or reviewed.
// GOOGLE_CLOUD_PROJECT names the project; uses the caller's Google credentials.
import { isDeepStrictEqual } from 'node:util';
import { readCounters } from '../stats/counter-store.ts';
import { repairCounters, repairSales } from '../use-cases/orders/recount.ts';
import { repairRatings } from '../use-cases/reviews/repair-ratings.ts';
import { findWrongStock } from '../use-cases/stock/check-stock.ts';
import { projectName, runCommand, say } from './command.ts';

await runCommand(async () => {
  const project = projectName();
  const before = await readCounters();
  const after = await repairCounters();
  const verdict = isDeepStrictEqual(before, after) ? 'were right' : 'are right again';
  say(`The counters of ${project} ${verdict}: ${JSON.stringify({ before, after })}`);
  for (const { bookId, onHand, ledger, isShownRight, waiting, awaited } of await findWrongStock()) {
    const aboutPage = isShownRight ? '' : ', and its page says something else';
    say(
      `Book ${bookId}: ${onHand} on hand, ${ledger} in the ledger${aboutPage}; ${awaited} orders wait for it, ${waiting} by its stock. Correct it in the dashboard.`,
    );
  }
  const ratings = await repairRatings();
  say(`Books whose ratings were wrong and are right again: ${ratings.join(', ') || 'none'}`);
  say(`Days whose sales were wrong and are right again: ${await repairSales()}`);
});
