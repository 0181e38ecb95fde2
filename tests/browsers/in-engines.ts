import { type Counts, oneCheck, sumCounts } from '../counts.ts';
import { report } from '../emulators/console.ts';
import { installOwnPackages } from '../emulators/own-packages.ts';
import type { Run } from '../stages.ts';
import { type Engine, engines } from './engines/engines.ts';
import { installEngines } from './engines/install-engines.ts';

const fileOf = ({ name }: Engine) => `tests/browsers/${name.toLowerCase()}.test.ts`;

/** In the engines whose files are given, or in all; an engine that is not available counts as a failure. */
export function inEngines(run: Run): Run {
  return async (given, signal) => {
    const named = engines.filter((engine) => given.some((word) => word.endsWith(fileOf(engine))));
    const asked = named.length > 0 ? named : engines;
    await installOwnPackages('tests/browsers', report, signal);
    const ready = await installEngines(asked, report, signal);
    const missing = asked.filter((engine) => !ready.includes(engine));
    const counts: Counts[] = missing.map(({ name }) => oneCheck(name, false));
    if (ready.length === 0) return sumCounts(counts);
    const options = given.filter((word) => word.startsWith('-'));
    return sumCounts([...counts, await run([...ready.map(fileOf), ...options], signal)]);
  };
}
