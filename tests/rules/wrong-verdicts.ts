import type { Verdict } from './callers.ts';

interface Case {
  name: string;
  expected: Verdict;
}

/** The cases in which the rules say something else than they must, as sentences; so many are judged at once. */
export async function wrongVerdicts<C extends Case>(
  cases: readonly C[],
  judge: (one: C) => Promise<Verdict>,
  atOnce = 1,
): Promise<string[]> {
  const wrong: string[] = [];
  for (let first = 0; first < cases.length; first += atOnce) {
    const group = cases.slice(first, first + atOnce);
    const verdicts = await Promise.all(group.map(judge));
    for (const [index, { name, expected }] of group.entries()) {
      if (verdicts[index] !== expected) wrong.push(`${name} is ${verdicts[index]}, not ${expected}`);
    }
  }
  return wrong;
}

/** The first case that tells these rules from the right ones; it moves to the front of the cases. */
export async function firstWrong<C extends Case>(
  cases: C[],
  judge: (one: C) => Promise<Verdict>,
): Promise<C | undefined> {
  for (const [index, one] of cases.entries()) {
    if ((await judge(one)) === one.expected) continue;
    cases.unshift(...cases.splice(index, 1));
    return one;
  }
  return undefined;
}
