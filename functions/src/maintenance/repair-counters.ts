// Compares the counters with a recount and puts them and each day's sales right: `npm run repair-counters -w functions`, while nobody
// orders or edits. GOOGLE_CLOUD_PROJECT names the project, and the caller's own Google credentials open it.
import { isDeepStrictEqual } from 'node:util';
import { readCounters, repairCounters } from '../stats/counter-store.ts';
import { repairSales } from '../stats/sales-store.ts';

const before = await readCounters();
const after = await repairCounters();
await repairSales();
const verdict = isDeepStrictEqual(before, after) ? 'The counters were right' : 'The counters are right again';
process.stdout.write(`${verdict}: ${JSON.stringify({ before, after })}\n`);
