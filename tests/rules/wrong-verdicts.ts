import type { Verdict } from './callers.ts';

interface Case {
  name: string;
  expected: Verdict;
}

type Evaluate<C extends Case> = (one: C) => Promise<Verdict>;

/** Cases with a wrong verdict, as sentences; `inParallel` of them are evaluated at once. */
export async function wrongVerdicts<C extends Case>(
  cases: readonly C[],
  evaluate: Evaluate<C>,
  inParallel = 1,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let first = 0; first < cases.length; first += inParallel) {
    const group = cases.slice(first, first + inParallel);
    const verdicts = await Promise.all(group.map(evaluate));
    for (const [index, { name, expected }] of group.entries()) {
      if (verdicts[index] !== expected) wrong.push(`${name} is ${verdicts[index]}, not ${expected}`);
    }
  }
  return wrong;
}
