import type { Verdict } from './callers.ts';

interface Case {
  name: string;
  expected: Verdict;
}

/** The cases in which the rules say something else than they must, as sentences. */
export async function wrongVerdicts<C extends Case>(
  cases: readonly C[],
  judge: (one: C) => Promise<Verdict>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const one of cases) {
    const verdict = await judge(one);
    if (verdict !== one.expected) wrong.push(`${one.name} is ${verdict}, not ${one.expected}`);
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
