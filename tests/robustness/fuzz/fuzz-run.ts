import fc from 'fast-check';

/** How one input ended; `answer` is what a failure prints of it. */
export interface Outcome {
  isSuccess: boolean;
  isServerError: boolean;
  isMalformed: boolean;
  answer: string;
}

/** What one endpoint has answered. */
const newTally = () => ({ inputs: 0, successes: 0, serverErrors: 0, malformed: 0 });
type Tally = ReturnType<typeof newTally>;

/** The results of a run, endpoint by endpoint, with the smallest input of each failure. */
export class FuzzRun {
  readonly #tallies = new Map<string, Tally>();
  readonly failures: string[] = [];

  /** Tries `numRuns` inputs and counts the outcomes; of those that fail, the smallest one is kept. */
  async fuzz<T>(
    name: string,
    inputs: fc.Arbitrary<T>,
    send: (input: T) => Promise<Outcome>,
    parameters: { seed: number; numRuns: number },
  ): Promise<void> {
    const tally = this.#tallies.get(name) ?? newTally();
    this.#tallies.set(name, tally);
    const property = fc.asyncProperty(inputs, async (input) => {
      const { isSuccess, isServerError, isMalformed, answer } = await send(input);
      tally.inputs += 1;
      tally.successes += Number(isSuccess);
      tally.serverErrors += Number(isServerError);
      tally.malformed += Number(isMalformed);
      if (isServerError || isMalformed) throw new Error(`It was answered with ${answer}`);
    });
    const details = await fc.check(property, parameters);
    if (!details.failed) return;
    const report = await fc.asyncDefaultReportMessage(details);
    this.failures.push(`${name}: ${report}\n${String(details.errorInstance)}`);
  }

  /** The sum over all endpoints. */
  sum(of: keyof Tally): number {
    return [...this.#tallies.values()].reduce((total, tally) => total + tally[of], 0);
  }

  /** The least over the endpoints of these names. */
  least(names: readonly string[], of: (tally: Tally) => number): number {
    return Math.min(...names.map((name) => of(this.#tallies.get(name) ?? newTally())));
  }
}
