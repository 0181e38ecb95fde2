import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hostOf, root } from '../emulators/project.ts';
import { conditionsOf, conjunctsOf, type Span } from './rules-text.ts';

/** How many conditions the rules have, and which of them have not been both true and false. */
export interface RuleCoverage {
  conditions: number;
  missing: string[];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const placeOf = ({ start, end }: Span) => `${start}-${end}`;

/** The results of every expression in a coverage report, by its place in the rules. */
function outcomesIn(node: unknown, outcomes = new Map<string, Set<boolean>>()): Map<string, Set<boolean>> {
  if (!isObject(node)) return outcomes;
  for (const child of Object.values(node)) outcomesIn(child, outcomes);
  const { sourcePosition, values } = node;
  if (!isObject(sourcePosition) || !Array.isArray(values)) return outcomes;
  const place = placeOf({
    start: Number(sourcePosition.currentOffset),
    end: Number(sourcePosition.endOffset) + 1,
  });
  const seen = outcomes.get(place) ?? new Set();
  for (const one of values) if (typeof one.value?.boolValue === 'boolean') seen.add(one.value.boolValue);
  return outcomes.set(place, seen);
}

/**
 * Which conditions of the rules, as a whole and in their parts, are both true and false in a coverage report. A plain
 * `true` cannot be both and is left out.
 */
function coverageOf(rules: string, report: unknown): RuleCoverage {
  const outcomes = outcomesIn(report);
  const spans = conditionsOf(rules).flatMap((condition) => [condition, ...conjunctsOf(rules, condition)]);
  const distinct = [...new Map(spans.map((span) => [placeOf(span), span])).values()];
  const expressions = distinct.map((span) => ({ span, text: rules.slice(span.start, span.end) }));
  // Of a call the report has what its function returns, which is a condition of its own.
  const conditions = expressions.filter(({ text }) => text !== 'true' && !/^\w+\(['\w]*\)$/.test(text));
  const missing = conditions.filter(({ span }) => outcomes.get(placeOf(span))?.size !== 2);
  return { conditions: conditions.length, missing: missing.map(({ text }) => text) };
}

/** Saves the emulator's coverage report of a project in coverage/rules, and reads it. */
export async function ruleCoverage(project: string, rules: string): Promise<RuleCoverage> {
  const folder = path.join(root, 'coverage/rules');
  await mkdir(folder, { recursive: true });
  const report = `http://${hostOf('firestore')}/emulator/v1/projects/${project}:ruleCoverage`;
  const [json = '', html = ''] = await Promise.all(
    [report, `${report}.html`].map(async (address) => (await fetch(address)).text()),
  );
  await writeFile(path.join(folder, 'firestore.json'), json);
  await writeFile(path.join(folder, 'firestore.html'), html);
  return coverageOf(rules, JSON.parse(json));
}
