import fc from 'fast-check';

/** What one endpoint has answered. */
export interface Tally {
  inputs: number;
  successes: number;
  serverErrors: number;
  malformed: number;
}

/** How one input ended; `told` is what a failure shows of the answer. */
export interface Verdict {
  isSuccess: boolean;
  isServerError: boolean;
  isMalformed: boolean;
  told: string;
}

/** What a run has come to, endpoint by endpoint, with the smallest input of each failure. */
export class FuzzRun {
  readonly tallies = new Map<string, Tally>();
  readonly failures: string[] = [];

  private tallyOf(name: string): Tally {
    const tally = this.tallies.get(name) ?? { inputs: 0, successes: 0, serverErrors: 0, malformed: 0 };
    this.tallies.set(name, tally);
    return tally;
  }

  /** Tries `numRuns` inputs and keeps count; where one fails, the smallest that fails as well is kept. */
  async fuzz<T>(
    name: string,
    inputs: fc.Arbitrary<T>,
    judge: (input: T) => Promise<Verdict>,
    parameters: { seed: number; numRuns: number },
  ): Promise<void> {
    const tally = this.tallyOf(name);
    const property = fc.asyncProperty(inputs, async (input) => {
      const { isSuccess, isServerError, isMalformed, told } = await judge(input);
      tally.inputs += 1;
      if (isSuccess) tally.successes += 1;
      if (isServerError) tally.serverErrors += 1;
      if (isMalformed) tally.malformed += 1;
      if (isServerError || isMalformed) throw new Error(`It was answered with ${told}`);
    });
    const details = await fc.check(property, parameters);
    if (!details.failed) return;
    const report = await fc.asyncDefaultReportMessage(details);
    this.failures.push(`${name}: ${report}\n${String(details.errorInstance)}`);
  }

  /** The sum over all endpoints. */
  sum(of: keyof Tally): number {
    return [...this.tallies.values()].reduce((total, tally) => total + tally[of], 0);
  }

  /** The least over the endpoints of these names. */
  least(names: readonly string[], of: (tally: Tally) => number): number {
    return Math.min(...names.map((name) => of(this.tallyOf(name))));
  }
}
