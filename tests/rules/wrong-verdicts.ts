import type { Verdict } from './callers.ts';

interface Case {
  name: string;
  expected: Verdict;
}

type Evaluate<C extends Case> = (one: C) => Promise<Verdict>;

/** The cases that the rules answer wrongly, as sentences; `inParallel` of them are evaluated in parallel. */
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

/** The first case that these rules answer wrongly. It moves to the front, where it soon finds the next mutant, too. */
export async function firstWrong<C extends Case>(cases: C[], evaluate: Evaluate<C>): Promise<C | undefined> {
  for (const [index, one] of cases.entries()) {
    if ((await evaluate(one)) === one.expected) continue;
    cases.unshift(...cases.splice(index, 1));
    return one;
  }
  return undefined;
}
